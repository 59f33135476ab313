// Calls people back to the desk. It keeps and answers no page: what is shown always comes from the server.
const DESK = '/app/dashboard';

addEventListener('install', () => skipWaiting());

addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data?.json() ?? {};
  const options = {
    body,
    tag,
    renotify: Boolean(tag),
    requireInteraction: true,
    lang: 'de',
    icon: '/icon-192.png',
    data: { path },
  };
  event.waitUntil(registration.showNotification(title ?? 'Eine Bestellung wartet', options));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDesk(event.notification.data?.path ?? DESK));
});

async function openDesk(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/app/'));
  if (!page) return clients.openWindow(path);
  await page.focus();
  // A page this worker does not control cannot be led elsewhere.
  return page.navigate?.(path).catch(() => undefined);
}
