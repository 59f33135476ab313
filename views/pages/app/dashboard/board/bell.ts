import { useEffect, useState } from 'react';

const EVERY_MS = 2_200;
const NOTES = [880, 1174.66];

let context: AudioContext | undefined;

/** Rings while `on`. Browsers stay mute until somebody has touched the page: `blocked` says so. */
export function useBell(on: boolean): { blocked: boolean; unblock: () => void } {
  const [blocked, setBlocked] = useState(false);

  useEffect(() => {
    if (!on) return;
    context ??= new AudioContext();
    const ring = () => {
      setBlocked(context?.state !== 'running');
      if (context?.state === 'running') for (const [index, note] of NOTES.entries()) play(note, index * 0.28);
    };
    void context.resume().then(ring, ring);
    const blockedSoon = setTimeout(ring, 300);
    const timer = setInterval(ring, EVERY_MS);
    return () => {
      clearTimeout(blockedSoon);
      clearInterval(timer);
    };
  }, [on]);

  return { blocked: on && blocked, unblock: () => void context?.resume().then(() => setBlocked(false)) };
}

/** A bell on a counter: a clear stroke that fades. */
function play(frequency: number, after: number): void {
  if (!context) return;
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.5, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 1);
}
