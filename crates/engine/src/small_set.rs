//! Numbered pieces and sets of them, in one machine word.

/// Defines a piece's number (1-based where people see it) and the set of such pieces as one word of bits.
///
/// Games keep their cards and tokens in such sets: a state is a few words, copying it is cheap, and
/// "every card is in one place" is arithmetic.
#[macro_export]
macro_rules! small_set {
    ($(#[$id_doc:meta])* $id:ident in $(#[$set_doc:meta])* $set:ident: $word:ty, $count:literal) => {
        $(#[$id_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $id(u8);

        impl $id {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// From its number, which starts at 1.
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= $count { Some(Self(number - 1)) } else { None }
            }

            /// From its index, which starts at 0.
            pub(crate) const fn from_index(index: usize) -> Self {
                debug_assert!(index < $count);
                Self(index as u8)
            }

            /// All of them, ascending.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$count).map(Self)
            }

            /// Its number, which starts at 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// Its index, which starts at 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl ::std::fmt::Debug for $id {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "#{}", self.number())
            }
        }

        impl From<$id> for u8 {
            fn from(it: $id) -> u8 {
                it.number()
            }
        }

        impl TryFrom<u8> for $id {
            type Error = String;
            fn try_from(number: u8) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| {
                    format!("there is no {} {number}, only 1 to {}", stringify!($id), $count)
                })
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $set($word);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all.
            pub const ALL: Self = Self(<$word>::MAX >> (<$word>::BITS - $count));

            /// The set of one.
            #[inline]
            pub const fn of(one: $id) -> Self {
                Self(1 << one.0)
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether `one` is in it.
            #[inline]
            pub const fn contains(self, one: $id) -> bool {
                self.0 >> one.0 & 1 == 1
            }

            /// Whether all of `self` are in `other`.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Puts `one` in.
            #[inline]
            pub const fn insert(&mut self, one: $id) {
                self.0 |= 1 << one.0;
            }

            /// Takes `one` out.
            #[inline]
            pub const fn remove(&mut self, one: $id) {
                self.0 &= !(1 << one.0);
            }

            /// The lowest, if any.
            #[inline]
            pub const fn first(self) -> Option<$id> {
                if self.0 == 0 { None } else { Some($id(self.0.trailing_zeros() as u8)) }
            }

            /// The `n`th in ascending order, from 0; `n` must be less than [`Self::len`].
            #[inline]
            pub const fn nth(self, n: usize) -> $id {
                debug_assert!(n < self.len());
                let mut bits = self.0;
                let mut left = n;
                while left > 0 {
                    bits &= bits - 1;
                    left -= 1;
                }
                $id(bits.trailing_zeros() as u8)
            }

            /// Its members, ascending.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut bits = self.0;
                ::std::iter::from_fn(move || {
                    let one = Self(bits).first()?;
                    bits &= bits - 1;
                    Some(one)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, |set, one| set | Self::of(one))
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl ::std::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(<Vec<$id> as ::serde::Deserialize>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}
