import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inIdleTurn } from '../live/idle';
import { createStore } from '../session/store';

/** A component whose code is no part of the page: it comes when the browser has nothing else to do, or when it is asked for. */
export interface Later<P> {
  /** Null until it has come, and as long as it is not wanted. */
  use: (isWanted?: boolean) => ComponentType<P> | null;
  fetch: () => void;
  isHere: () => boolean;
}

export function later<P>(load: () => Promise<ComponentType<P>>): Later<P> {
  const arrived = createStore<{ component: ComponentType<P> | null }>(NOT_YET);
  let coming = false;
  const fetch = (): Promise<void> | undefined => {
    if (coming) return;
    coming = true;
    return load().then(
      (component) => arrived.set({ component }),
      () => {
        coming = false;
      },
    );
  };

  let planned = false;
  // Many wait for the same part, such as the menus of all rows.
  const fetchWhenIdle = () => {
    if (planned || coming) return;
    planned = true;
    inIdleTurn(() => {
      planned = false;
      return fetch();
    });
  };

  return {
    fetch: () => void fetch(),
    isHere: () => arrived.get() !== NOT_YET,
    use: (isWanted = true) => {
      useEffect(fetchWhenIdle, []);
      return useSyncExternalStore(arrived.subscribe, isWanted ? arrived.get : none, none).component;
    },
  };
}

const NOT_YET = { component: null };
const none = () => NOT_YET;

interface StandInOptions {
  /** Where many stand on a page: each is exchanged when it is used, not all when the code comes. */
  untilAsked?: boolean;
}

/** What stands in its place until it comes: asks for it when it is about to be used, and hands over the focus and what was typed. */
export function useStandIn<P, E extends HTMLElement>(
  part: Later<P>,
  { untilAsked = false }: StandInOptions = {},
) {
  const [asked, setAsked] = useState(false);
  const Part = part.use(asked || !untilAsked);
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
  const onPointerDown = ({ pointerType }: { pointerType: string }) =>
    pointerType === 'mouse' && !part.isHere() && ask();
  const come = { onPointerEnter: part.fetch, onFocus: part.fetch };
  const listening = { ref: standIn, ...come, onPointerDown, onClick: ask };
  return { Part, whole, asked, typed, listening };
}
