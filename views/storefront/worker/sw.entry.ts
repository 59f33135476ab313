/** What the server writes in front of this script: a new build is a new script, and takes over at once. */
interface Build {
  id: string;
  /** The page of the menu: a folder under our own address, the root under a shop's own name. */
  home: string;
  /** What the menu needs to be read. */
  files: string[];
}

declare const BUILD: Build;
const worker = self as unknown as WorkerScope;
const PREFIX = `tresen:${BUILD.home}:`;
const CACHE = PREFIX + BUILD.id;
/** Pictures have names that never change; the oldest go when there are more. */
const MAX_PICTURES = 120;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => worker.clients.claim()));
});

/** The menu, its scripts and its pictures; calls, checkout and orders go to the network as if we were not there. */
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && isMenu(url)) event.respondWith(menuFor(request, url));
  else if (BUILD.files.includes(url.pathname)) event.respondWith(kept(request));
  else if (isPicture(url)) event.respondWith(picture(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([BUILD.home, ...BUILD.files]);
}

async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const isMenu = ({ pathname }: URL): boolean => pathname === BUILD.home;

const isPicture = ({ pathname }: URL): boolean =>
  pathname.startsWith('/media/') || pathname.startsWith('/placeholders/');

/** The newest menu while there is a network; the last one seen while there is none. */
async function menuFor(request: Request, url: URL): Promise<Response> {
  const key = keyOf(url);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(CACHE)).put(key, fresh.clone());
    return fresh;
  } catch (offline) {
    const seen = (await caches.match(key)) ?? (await caches.match(BUILD.home));
    if (!seen) throw offline;
    return seen;
  }
}

/** One page for each language; whatever else stands in the address leads to the same menu. */
const keyOf = ({ searchParams }: URL): string =>
  searchParams.get('lang') === 'en' ? `${BUILD.home}?lang=en` : BUILD.home;

const kept = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

async function picture(request: Request): Promise<Response> {
  const seen = await caches.match(request);
  if (seen) return seen;
  const fresh = await fetch(request);
  if (fresh.ok) await keepPicture(request, fresh.clone());
  return fresh;
}

async function keepPicture(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
  const pictures = (await cache.keys()).filter(({ url }) => isPicture(new URL(url)));
  await Promise.all(pictures.slice(0, -MAX_PICTURES).map((old) => cache.delete(old)));
}

interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
