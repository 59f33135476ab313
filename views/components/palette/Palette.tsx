import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { mayLeave } from '../../lib/form/unsaved';
import { closePalette } from './opened';
import classes from './Palette.module.css';
import { PaletteHits } from './PaletteHits';
import { type Hit, moved } from './palette.rules';
import { usePaletteHits } from './usePaletteHits';

/** One field for everything: what is typed is a page, a dish or an order. */
export function Palette() {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { groups, searching } = usePaletteHits(typed);
  const hits = groups.flatMap((group) => group.hits);
  const active = hits[Math.min(at, hits.length - 1)];

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (active) document.getElementById(id + active.key)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  async function go({ path }: Hit): Promise<void> {
    closePalette();
    if (await mayLeave()) await navigate(path);
  }

  function press(event: KeyboardEvent): void {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (step) setAt(moved(Math.min(at, hits.length - 1), step, hits.length));
    else if (event.key === 'Enter' && active) void go(active);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label="Suchen oder springen"
      onClose={closePalette}
      onClick={({ target }) => target === dialog.current && closePalette()}
    >
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden />
        <input
          role="combobox"
          aria-label="Seite, Speise oder Bestellung"
          aria-expanded={hits.length > 0}
          aria-controls={id}
          aria-activedescendant={active && id + active.key}
          placeholder="Seite, Speise oder Bestellung"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <kbd className={classes.key}>esc</kbd>
      </div>
      <div id={id} role="listbox" aria-label="Treffer" className={classes.list}>
        <PaletteHits id={id} groups={groups} active={active} go={(hit) => void go(hit)} />
      </div>
      <p className={classes.note} role="status">
        {noteOf(hits.length, searching)}
      </p>
    </dialog>
  );
}

const noteOf = (count: number, searching: boolean): string => {
  if (searching) return 'Wird gesucht …';
  return count === 0
    ? 'Nichts gefunden. Gesucht wird in Seiten, Speisen und Bestellungen.'
    : '↑ ↓ wählen, ⏎ öffnen';
};
