import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../session/store';
import { hydrated } from './hydration';

/** A component whose code is no part of the page: it comes when the browser has nothing else to do, or when it is asked for. */
export interface Later<P> {
  use: () => ComponentType<P> | null;
  fetch: () => void;
}

const IDLE_AT_LAST_MS = 1_000;

export function later<P>(load: () => Promise<ComponentType<P>>): Later<P> {
  const arrived = createStore<{ component: ComponentType<P> | null }>(NOT_YET);
  let coming = false;
  const fetch = () => {
    if (coming) return;
    coming = true;
    load().then(
      (component) => arrived.set({ component }),
      () => {
        coming = false;
      },
    );
  };

  return {
    fetch,
    use: () => {
      useEffect(() => whenIdle(fetch), []);
      return useStore(arrived, NOT_YET).component;
    },
  };
}

const NOT_YET = { component: null };

/** Safari has no idle callback. */
function whenIdle(run: () => void): void {
  void hydrated.then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_AT_LAST_MS });
    else setTimeout(run, IDLE_AT_LAST_MS / 5);
  });
}

/** What stands in its place until it comes: asks for it when it is about to be used, and hands over the focus and what was typed. */
export function useStandIn<P, E extends HTMLElement>(part: Later<P>) {
  const Part = part.use();
  const [asked, setAsked] = useState(false);
  const standIn = useRef<E>(null);
  const whole = useRef<E>(null);
  const typed = (Part && standIn.current instanceof HTMLInputElement && standIn.current.value) || '';
  const hadFocus = Part !== null && standIn.current !== null && document.activeElement === standIn.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the moment it comes
  useEffect(() => {
    if (!hadFocus) return;
    whole.current?.focus({ preventScroll: true });
    if (typed && whole.current instanceof HTMLInputElement)
      whole.current.setSelectionRange(typed.length, typed.length);
  }, [Part]);

  const ask = () => {
    part.fetch();
    setAsked(true);
  };
  // A mouse pressed here and released on what came meanwhile makes no click.
  const onPointerDown = ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && ask();
  const come = { onPointerEnter: part.fetch, onFocus: part.fetch };
  const listening = { ref: standIn, ...come, onPointerDown, onClick: ask };
  return { Part, whole, asked, typed, listening };
}
