import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ImportReview } from '../../../../../src/shop/menu-file/import.types';
import type { ImportPage, ImportView } from '../../../../../src/shop/menu-file/import.view';
import { Stat, StatRow } from '../../../../components/tables/Stat';
import { closing, useUnsaved } from '../../../../lib/form/unsaved';
import { ChangeList } from './ChangeList';
import { ChooseButton } from './ChooseStep';
import classes from './Import.module.css';
import { MissingDishes } from './MissingDishes';
import { isOfNumbers, ProblemList } from './ProblemList';
import type { Import, Origin } from './useImport';

interface Props {
  current: Import;
  view: ImportView;
  page: ImportPage;
  /** Checks what was read once more, without its numbers. */
  withoutNumbers: () => Promise<void>;
}

/** What would be lost with another file or none: left alone, or together with the page. */
const PREVIEW = 'preview';

export function ReviewStep({ current, view, page, withoutNumbers }: Props) {
  const { review } = view;
  const [removing, setRemoving] = useState(false);
  const full = review.fitsOnlyWithout && !removing;
  useUnsaved(
    view.id && !current.busy ? { what: review.file.name, changes: [whatWaits(review)] } : null,
    PREVIEW,
  );

  return (
    <>
      <p className={classes.quiet}>{current.origin === 'file' ? factsOf(review) : readFrom(review)}</p>
      {review.problemCount > 0 ? (
        <>
          <ProblemList review={review} origin={current.origin} />
          {review.goodRows !== undefined && <GoodPart review={review} />}
        </>
      ) : (
        <Changes view={view} origin={current.origin} removing={removing} choose={setRemoving} />
      )}
      {full && (
        <p className={classes.warning} role="status">
          Der Tarif „{page.planName}“ reicht für {page.limit} Speisen. Die Datei passt nur, wenn die fehlenden
          Speisen gelöscht werden.
        </p>
      )}
      <Buttons
        current={current}
        view={view}
        removing={removing}
        full={full}
        withoutNumbers={withoutNumbers}
      />
    </>
  );
}

const changesIn = ({ added, changed }: ImportReview): number => added + changed;

/** What taking over the good rows would do. */
const GoodPart = ({ review }: { review: ImportReview }) => (
  <>
    <h3 className={classes.partTitle}>Was stimmt</h3>
    <div className={classes.stats}>
      <StatRow>
        <Stat label="Gute Zeilen" value={review.goodRows ?? 0} hint={`von ${review.rows}`} />
        <Stat label="Neu" value={review.added} hint={categoriesOf(review)} />
        <Stat label="Geändert" value={review.changed} />
        <Stat label="Unverändert" value={review.unchanged} />
      </StatRow>
    </div>
    <ChangeList review={review} />
  </>
);

interface ChangesProps {
  view: ImportView;
  origin: Origin;
  removing: boolean;
  choose: (removing: boolean) => void;
}

function Changes({ view: { id, review }, origin, removing, choose }: ChangesProps) {
  // An old menu is read page by page: what is not on this one is not missing.
  const mayRemove = origin === 'file' || review.fitsOnlyWithout;

  return (
    <>
      <div className={classes.stats}>
        <StatRow>
          <Stat label="Neu" value={review.added} hint={categoriesOf(review)} />
          <Stat label="Geändert" value={review.changed} />
          <Stat label="Unverändert" value={review.unchanged} />
          {mayRemove && <Stat label="Nicht in der Datei" value={review.missingCount} />}
        </StatRow>
      </div>
      {changesIn(review) === 0 && (
        <p className={classes.strong}>
          {id
            ? 'Die Speisen in der Datei stehen schon genau so auf der Karte.'
            : 'Die Karte ist schon genau so. Es gibt nichts zu übernehmen.'}
        </p>
      )}
      <Notes review={review} />
      <ChangeList review={review} />
      {id && mayRemove && <MissingDishes review={review} removing={removing} choose={choose} />}
    </>
  );
}

interface ButtonsProps extends Omit<Props, 'page'> {
  removing: boolean;
  /** The plan has no room for all of it. */
  full: boolean;
}

function Buttons({ current, view: { id, review }, removing, full, withoutNumbers }: ButtonsProps) {
  const { check, apply, again, busy, reading, origin } = current;
  const nothingNew = changesIn(review) === 0;

  return (
    <div className={classes.buttons}>
      {id && (
        <Button
          onClick={() => void apply(removing)}
          loading={busy}
          disabled={full || (nothingNew && !removing)}
        >
          {applyText(review)}
        </Button>
      )}
      {origin === 'file' && (
        <ChooseButton
          check={check}
          quiet={id !== null}
          disabled={reading !== null}
          asksIn={review.problemCount > 0 ? undefined : PREVIEW}
        >
          {review.problemCount > 0 ? 'Berichtigte Datei wählen' : 'Andere Datei wählen'}
        </ChooseButton>
      )}
      {origin === 'oldMenu' && review.problems.some(isOfNumbers) && (
        <Button variant={id ? 'default' : 'filled'} onClick={() => void withoutNumbers()} disabled={busy}>
          Nummern weglassen
        </Button>
      )}
      {origin === 'file' ? (
        <Button variant="subtle" onClick={closing(PREVIEW, again)} disabled={busy}>
          Abbrechen
        </Button>
      ) : (
        <Button variant="default" onClick={again} disabled={busy}>
          Zurück zur Tabelle
        </Button>
      )}
    </div>
  );
}

function applyText(review: ImportReview): string {
  const { goodRows } = review;
  if (goodRows !== undefined)
    return goodRows === 1 ? 'Die eine gute Zeile übernehmen' : `Die ${goodRows} guten Zeilen übernehmen`;
  return changesIn(review) === 0 ? 'Fehlende Speisen löschen' : 'Jetzt übernehmen';
}

const whatWaits = ({ added, changed }: ImportReview): string =>
  `${added} neu, ${changed} geändert, nichts davon übernommen`;

function Notes({ review: { notes } }: { review: ImportReview }) {
  if (notes.length === 0) return null;

  return (
    <ul className={classes.notes}>
      {notes.map(({ line, message }) => (
        <li key={`${line} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}

const readFrom = ({ file, rows }: ImportReview): string =>
  `Gelesen aus „${file.name.replace(/\.csv$/, '')}“ · ${rows === 1 ? 'eine Zeile' : `${rows} Zeilen`}`;

function factsOf({ file, rows }: ImportReview): string {
  const kind = file.kind === 'xlsx' ? 'Excel' : `CSV mit ${file.separator}, ${file.encoding}`;
  return `${file.name} · ${kind} · ${rows === 1 ? 'eine Zeile' : `${rows} Zeilen`}`;
}

function categoriesOf({ newCategories }: ImportReview): string | undefined {
  if (newCategories.length === 0) return undefined;
  const names = newCategories.map((name) => `„${name}“`).join(', ');
  return newCategories.length === 1 ? `mit der Kategorie ${names}` : `mit den Kategorien ${names}`;
}
