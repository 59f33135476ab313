import type { PushKey } from '../../../src/shop/push/push.view';
import { api } from '../http/api';
import { createStore, useStore } from '../session/store';
import { toast } from '../toasts/toasts';
import { bytesOf, isAppleTouch } from './push.rules';

/** unsupported: this browser cannot; homeScreen: it can, but only from the home screen. */
type PushState = 'unknown' | 'unsupported' | 'homeScreen' | 'off' | 'on';

const WORKER = '/app/sw.js';
const SCOPE = '/app/';

const state = createStore<PushState>('unknown');

export const usePush = (): PushState => useStore(state, 'unknown');

/** Once per document. What a browser has agreed to before goes on with the new sign-in. */
export async function lookAtPush(): Promise<void> {
  if (state.get() !== 'unknown') return;
  if (!isSupported()) return state.set(isAppleTouch(navigator) ? 'homeScreen' : 'unsupported');
  const subscription = await subscribed();
  if (subscription) await api.post('/api/push/add', subscription.toJSON(), { silent: true, byItself: true });
  state.set(subscription ? 'on' : 'off');
}

export async function switchPush(): Promise<void> {
  if (state.get() === 'homeScreen') toast.info(HOME_SCREEN, { durationMs: 12_000 });
  else if (state.get() === 'on') await switchOff();
  else await switchOn();
}

async function switchOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    return void toast.error('Benachrichtigungen sind blockiert', DENIED);
  const key = await api.get<PushKey>('/api/push/key');
  if (!key.success) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(key.data.publicKey);
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const added = await api.post('/api/push/add', subscription.toJSON());
    if (!added.success) return void (await subscription.unsubscribe());
    state.set('on');
    toast.success('Dieses Gerät wird gerufen, wenn eine Bestellung wartet.');
  } catch (error) {
    console.error('Push', error);
    toast.error('Nicht eingeschaltet', FAILED);
  }
}

async function switchOff(): Promise<void> {
  const subscription = await subscribed();
  if (subscription) {
    await subscription.unsubscribe();
    await api.post('/api/push/remove', { endpoint: subscription.endpoint });
  }
  state.set('off');
  toast.success('Dieses Gerät wird nicht mehr gerufen.');
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const DENIED = 'Bitte in den Einstellungen des Browsers für diese Seite erlauben.';
const HOME_SCREEN =
  'iPhone und iPad rufen nur, was auf dem Home-Bildschirm liegt: Teilen, „Zum Home-Bildschirm“, dort öffnen und hier noch einmal tippen.';
const FAILED =
  'Der Browser erreicht seinen Meldedienst gerade nicht. In einem privaten Fenster geht es nie, sonst bitte später noch einmal.';
