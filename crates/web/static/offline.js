// Keeps every file of one version of the page, so that it opens without a network. A page that is open keeps the files it
// was made with; the next version takes over when no page of the old one is left.

const FILES = {{*}};
const PAGE = "/index.html";
const VERSION = "manyworlds-{{version}}";
const ELSEWHERE = /^\/(api|healthz|metrics)(\/|$)/;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll([PAGE, "/manifest.webmanifest", ...FILES])));
});

addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || ELSEWHERE.test(pathname)) return;
  const wanted = event.request.mode === "navigate" ? PAGE : pathname;
  const answer = async () => (await (await caches.open(VERSION)).match(wanted)) ?? fetch(event.request);
  event.respondWith(answer());
});
