import { useEffect } from 'react';
import { api } from '../http/api';
import { isLost } from '../live/connection';
import { inTurn } from '../live/in-turn';

const EVERY_MS = 10_000;

/** Tells the server that somebody could see, or hear, the next order. Where nobody does, phones are called at once. */
export function useBeingHere(sound: boolean): void {
  useEffect(() => {
    const say = () => {
      if (document.visibilityState === 'hidden' || isLost()) return;
      void api.post('/api/desk/here', { sound }, { silent: true, byItself: true });
    };
    const callOff = inTurn(say);
    const timer = setInterval(say, EVERY_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      callOff();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [sound]);
}
