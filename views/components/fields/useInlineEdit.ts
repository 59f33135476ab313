import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

interface InlineEdit {
  /** What stands in the field at first. */
  start: string;
  /** An attribute that all such places of the page carry: Enter goes on to the next of them. */
  mark: string;
  isGood: (typed: string) => boolean;
  save: (typed: string) => void;
  /** Says why what was typed stays unsaved. */
  refuse?: (typed: string) => void;
  /** Enter opens the next one too, and does not only move there. */
  opensNext?: boolean;
}

/** A text that turns into a field: Enter saves and goes on to the next one, Escape leaves it. */
export function useInlineEdit({ start, mark, isGood, save, refuse, opensNext = false }: InlineEdit) {
  const [typed, setTyped] = useState<string | null>(null);
  const leaving = useRef(false);

  function begin(): void {
    leaving.current = false;
    setTyped(start);
  }

  function finish(): void {
    if (leaving.current) return;
    leaving.current = true;
    setTyped(null);
    if (typed === null || typed === start) return;
    if (isGood(typed)) save(typed);
    else refuse?.(typed);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      leaving.current = true;
      setTyped(null);
    }
    if (event.key !== 'Enter' || typed === null) return;
    event.preventDefault();
    if (!isGood(typed)) {
      refuse?.(typed);
      return;
    }
    const next = nextPlace(event.currentTarget, mark);
    finish();
    next?.focus();
    if (opensNext) next?.click();
  }

  const field = {
    [mark]: true,
    autoComplete: 'off',
    value: typed ?? '',
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    onBlur: finish,
    onKeyDown: press,
  };
  return { typed, begin, field };
}

function nextPlace(here: HTMLElement, mark: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[${mark}]`)];
  return all[all.indexOf(here) + 1] ?? null;
}
