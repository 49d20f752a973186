// Keeps every file of one version of the page, so that it opens without a network. A page that is open keeps the files it
// was made with; the next version takes over when no page of the old one is left.

const FILES = {{*}};
const HERE = new URL("./", location);
const VERSION = `manyworlds-{{version}} ${HERE.pathname}`;
const ELSEWHERE = /^\/(api|healthz|metrics)(\/|$)/;
// A server gives the page under every path. Among plain files it has one address, and the place is in its query.
const HAS_SERVER = {{has-server}};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll([HERE, "{{/}}manifest.webmanifest", ...FILES])));
});

// Other folders of the same host may have copies of their own.
addEventListener("activate", (event) => {
  const isOld = (name) => name.endsWith(` ${HERE.pathname}`) && name !== VERSION;
  const forget = (names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

const kept = async (wanted, request) => (await (await caches.open(VERSION)).match(wanted)) ?? fetch(request);

const page = (url, request) => {
  const place = url.pathname.slice(HERE.pathname.length);
  if (HAS_SERVER || place === "" || place === "index.html") return kept(HERE, request);
  return Response.redirect(`${HERE}?/${place}${url.search.replace("?", "&")}`);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== HERE.origin || (HAS_SERVER && ELSEWHERE.test(url.pathname))) return;
  event.respondWith(request.mode === "navigate" ? page(url, request) : kept(url.origin + url.pathname, request));
});
