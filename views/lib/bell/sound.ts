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
  const callOff = inTurn(() => void lookAtFirst());
  // After what the tap itself does. A timer still counts as the tap for Safari.
  const look = () => setTimeout(() => void ask());
  addEventListener('click', look, true);
  addEventListener('keydown', look, true);
  document.addEventListener('visibilitychange', holdAwake);
  return () => {
    callOff();
    removeEventListener('click', look, true);
    removeEventListener('keydown', look, true);
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
export const canRing = (): boolean => state.get() === 'on';

/** `loudness` from 0 to 1. */
export const ring = (loudness: number): void => void strike(NOTES, 0.28, loudness);

const LOW_NOTES = [392, 311.13];

/** Something is broken: two low strokes, which nobody takes for an order. */
export const ringLow = (): void => void strike(LOW_NOTES, 0.35, 0.8);

const TABLE_NOTES = [659.25, 659.25, 987.77];

/** Somebody at a table calls: three short strokes, which nobody takes for an order. */
export const ringTable = (): void => void strike(TABLE_NOTES, 0.16, 0.8);

/** Says nothing where the browser does not let it, and then the page says so. */
async function strike(notes: number[], apart: number, loudness: number): Promise<void> {
  if (!canRing()) return;
  await ask();
  if (context?.state !== 'running') return;
  for (const [index, note] of notes.entries()) play(context, note, { after: index * apart, loudness });
}

const ANSWERS_WITHIN_MS = 300;

const TRIED_AFTER_MS = 60_000;

/**
 * For an audio context the browser opens its device, which holds up a page for a tenth of a second and more. To play nothing costs
 * nothing and is refused on the same pages. Where it is not, the device is opened for the first stroke, or for a trial a minute later.
 */
async function lookAtFirst(): Promise<void> {
  const refusal = new Audio().play().then(
    () => false,
    ({ name }: DOMException) => name === 'NotAllowedError',
  );
  const refused = await soonOr(false, refusal);
  if (context) return;
  state.set(refused ? 'off' : 'on');
  if (!refused) setTimeout(() => void ask(), TRIED_AFTER_MS);
}

async function ask(): Promise<void> {
  if (state.get() === 'on' && context?.state === 'running') return;
  context ??= new AudioContext();
  context.onstatechange = () => state.set(context?.state === 'running' ? 'on' : 'off');
  // A browser that stays mute never answers: its state says so.
  await soonOr(undefined, context.resume().catch(nothing));
  state.set(context.state === 'running' ? 'on' : 'off');
}

const nothing = () => undefined;

const soonOr = <T>(otherwise: T, answer: Promise<T>): Promise<T> =>
  Promise.race([answer, new Promise<T>((done) => setTimeout(() => done(otherwise), ANSWERS_WITHIN_MS))]);

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
