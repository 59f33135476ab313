import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './Ingredients.module.css';

interface Props {
  name: string;
  save: (name: string) => Promise<boolean>;
}

/** A name that turns into a field: Enter saves and goes on to the next one, Escape leaves it. */
export function NameCell({ name, save }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const leaving = useRef(false);

  function begin(): void {
    leaving.current = false;
    setTyped(name);
  }

  function finish(): void {
    if (leaving.current) return;
    leaving.current = true;
    const wanted = typed?.trim() ?? '';
    setTyped(null);
    if (wanted !== '' && wanted !== name) void save(wanted);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      leaving.current = true;
      setTyped(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = nextName(event.currentTarget);
    finish();
    next?.focus();
  }

  if (typed === null)
    return (
      <button
        type="button"
        data-name
        className={classes.name}
        aria-label={`${name}, umbenennen`}
        onClick={begin}
      >
        {name}
      </button>
    );
  return (
    <input
      data-name
      className={classes.nameInput}
      aria-label={`Neuer Name für ${name}`}
      maxLength={60}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: the field stands where the pressed button was
      autoFocus
      value={typed}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={press}
    />
  );
}

function nextName(here: HTMLElement): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-name]')];
  return all[all.indexOf(here) + 1] ?? null;
}
