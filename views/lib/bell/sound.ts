import { inTurn } from '../live/in-turn';
import { createStore, useStore } from '../session/store';

/** unknown: nobody has asked the browser yet. off: it stays mute until somebody touches the page. */
type SoundState = 'unknown' | 'on' | 'off';

const NOTES = [880, 1174.66];
const STARTED = 'tresen:started';

const state = createStore<SoundState>('unknown');

let context: AudioContext | undefined;
let wakeLock: WakeLockSentinel | undefined;

export const useSound = (): SoundState => useStore(state, 'unknown');

/** Whether a loaded page may ring, known before the first order waits. A touch anywhere unlocks it. */
export function watchSound(): () => void {
  const look = () => void ask();
  const callOff = inTurn(look);
  addEventListener('pointerdown', look);
  addEventListener('keydown', look);
  document.addEventListener('visibilitychange', holdAwake);
  return () => {
    callOff();
    removeEventListener('pointerdown', look);
    removeEventListener('keydown', look);
    document.removeEventListener('visibilitychange', holdAwake);
  };
}

/** A tap of somebody who begins to work: sound on, screen awake, and the bell once, so that they know it. */
export async function startTakingOrders(): Promise<boolean> {
  sessionStorage.setItem(STARTED, '1');
  await ask();
  await holdAwake();
  ring(1);
  return state.get() === 'on';
}

const hasStarted = (): boolean => sessionStorage.getItem(STARTED) === '1';

/** A tab that is mute leaves the bell to the others. */
export const canRing = (): boolean => context?.state === 'running';

/** `loudness` from 0 to 1. Says nothing where the browser does not let it. */
export function ring(loudness: number): void {
  if (!context || !canRing()) return;
  for (const [index, note] of NOTES.entries()) play(context, note, { after: index * 0.28, loudness });
}

const LOW_NOTES = [392, 311.13];

/** Something is broken: two low strokes, which nobody takes for an order. */
export function ringLow(): void {
  if (context?.state !== 'running') return;
  for (const [index, note] of LOW_NOTES.entries())
    play(context, note, { after: index * 0.35, loudness: 0.8 });
}

const TABLE_NOTES = [659.25, 659.25, 987.77];

/** Somebody at a table calls: three short strokes, which nobody takes for an order. */
export function ringTable(): void {
  if (context?.state !== 'running') return;
  for (const [index, note] of TABLE_NOTES.entries())
    play(context, note, { after: index * 0.16, loudness: 0.8 });
}

async function ask(): Promise<void> {
  if (state.get() === 'on' && context?.state === 'running') return;
  context ??= new AudioContext();
  context.onstatechange = () => state.set(context?.state === 'running' ? 'on' : 'off');
  // A browser that stays mute never answers: its state says so.
  await Promise.race([context.resume().catch(() => undefined), new Promise((done) => setTimeout(done, 300))]);
  state.set(context.state === 'running' ? 'on' : 'off');
}

/** The browser lets go of the screen when the page is hidden; back in sight it is asked again. */
async function holdAwake(): Promise<void> {
  if (!hasStarted() || document.visibilityState === 'hidden') return;
  if (wakeLock && !wakeLock.released) return;
  wakeLock = await navigator.wakeLock?.request('screen').catch(() => undefined);
}

/** A bell on a counter: a clear stroke that fades. */
function play(
  audio: AudioContext,
  frequency: number,
  { after, loudness }: { after: number; loudness: number },
): void {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.9 * loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 1);
}
