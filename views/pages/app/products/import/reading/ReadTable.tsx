import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import type { MenuReadingView } from '../../../../../../src/media/reading/menu-reading.view';
import { missingIn, type ReadCells } from '../../../../../../src/shop/menu-file/rows/read-menu.rules';
import type { EditedRow } from './kept-rows';
import classes from './OldMenu.module.css';
import { readFileOf } from './read-file';
import type { OldMenu } from './useOldMenu';

interface Props {
  old: OldMenu;
  reading: MenuReadingView;
  check: (file: File) => Promise<void>;
  /** Asks first where somebody has mended it. */
  discard: () => Promise<void>;
}

const CELLS: { key: keyof ReadCells; label: string; max: number }[] = [
  { key: 'number', label: 'Nr.', max: 8 },
  { key: 'name', label: 'Name', max: 80 },
  { key: 'size', label: 'Größe', max: 40 },
  { key: 'price', label: 'Preis', max: 12 },
  { key: 'category', label: 'Kategorie', max: 80 },
  { key: 'description', label: 'Beschreibung', max: 400 },
];

/** Every row that was read, to be mended before the import checks it. */
export function ReadTable({ old, reading, check, discard }: Props) {
  const { rows, setCell, removeRow, addRow, clearNumbers } = old;
  const [asked, setAsked] = useState(false);
  const lacking = rows.filter((row) => missingIn(row) !== null).length;
  const toSee = rows.filter(({ isFrom }) => isFrom).length;

  const list = useRef<HTMLUListElement>(null);

  async function goOn(): Promise<void> {
    setAsked(true);
    if (lacking > 0) {
      // Among two hundred rows nobody finds it by looking.
      list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    await check(readFileOf(reading, rows));
  }

  return (
    <section className={classes.table} aria-labelledby="read-rows">
      <h3 id="read-rows" className={classes.tableTitle}>
        {rows.length === 1 ? 'Eine Zeile gelesen' : `${rows.length} Zeilen gelesen`}
      </h3>
      <p className={classes.quiet}>
        Vergleiche sie mit deiner Karte und verbessere, was nicht stimmt. Allergene und Zusatzstoffe lesen wir
        nie ab: Neue Speisen bleiben „nicht geprüft“, bis du sie angibst.
      </p>
      {toSee > 0 && (
        <p className={classes.toSee}>
          {toSee === 1 ? 'Vor einem Preis' : `Vor ${toSee} Preisen`} steht „ab“. Wir haben den genannten
          genommen und die Zeile markiert: Sieh nach, ob es mehrere Größen gibt.
        </p>
      )}
      <ul className={classes.rows} ref={list}>
        {rows.map((row, at) => (
          <Row key={row.key} row={row} line={at + 1} setCell={setCell} remove={removeRow} />
        ))}
      </ul>
      {asked && lacking > 0 && (
        <p className={classes.lacking} role="alert">
          {lacking === 1 ? 'In einer Zeile fehlt' : `In ${lacking} Zeilen fehlen`} Name, Kategorie oder Preis
          (zum Beispiel 7,90). Ergänze, was fehlt, oder lösche die Zeile.
        </p>
      )}
      <div className={classes.buttons}>
        <Button onClick={() => void goOn()}>Weiter zur Prüfung</Button>
        <Button variant="default" onClick={addRow}>
          Zeile hinzufügen
        </Button>
        {rows.some(({ number }) => number !== '') && (
          <Button variant="default" onClick={clearNumbers}>
            Nummern weglassen
          </Button>
        )}
        <Button variant="subtle" onClick={() => void discard()}>
          Verwerfen
        </Button>
      </div>
    </section>
  );
}

interface RowProps {
  row: EditedRow;
  line: number;
  setCell: OldMenu['setCell'];
  remove: OldMenu['removeRow'];
}

const Row = memo(
  function Row({ row, line, setCell, remove }: RowProps) {
    const lacks = missingIn(row);

    return (
      <li className={classes.row}>
        {CELLS.map(({ key, label, max }) => (
          <input
            key={key}
            className={classes.cell}
            data-cell={key}
            aria-label={`${label}, Zeile ${line}`}
            aria-invalid={lacks === key || undefined}
            aria-describedby={row.isFrom && key === 'price' ? `from-${row.key}` : undefined}
            data-look={(row.isFrom && key === 'price') || undefined}
            placeholder={label}
            value={row[key]}
            maxLength={max}
            inputMode={key === 'price' ? 'decimal' : undefined}
            onChange={({ currentTarget }) => setCell(row.key, key, currentTarget.value)}
          />
        ))}
        {row.isFrom && (
          <p id={`from-${row.key}`} className={classes.from}>
            Auf der alten Karte: ab {row.price} €
          </p>
        )}
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          size={44}
          aria-label={`Zeile ${line} löschen${row.name ? `: ${row.name}` : ''}`}
          onClick={() => remove(row.key)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </li>
    );
  },
  (before, after) => before.row === after.row && before.line === after.line,
);
