import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ImportReview } from '../../../../../src/shop/menu-file/import.types';
import type { ImportPage, ImportView } from '../../../../../src/shop/menu-file/import.view';
import { Stat, StatRow } from '../../../../components/tables/Stat';
import { ChangeList } from './ChangeList';
import { ChooseButton } from './ChooseStep';
import classes from './Import.module.css';
import { MissingDishes } from './MissingDishes';
import { ProblemList } from './ProblemList';
import type { Import } from './useImport';

interface Props {
  current: Import;
  view: ImportView;
  page: ImportPage;
}

export function ReviewStep({ current: { check, apply, again, busy, reading }, view, page }: Props) {
  const { review } = view;
  const [removing, setRemoving] = useState(false);
  const broken = review.problemCount > 0;
  const changes = review.added + review.changed;
  const full = review.fitsOnlyWithout && !removing;

  return (
    <>
      <p className={classes.quiet}>{factsOf(review)}</p>
      {!broken && (
        <div className={classes.stats}>
          <StatRow>
            <Stat label="Neu" value={review.added} hint={categoriesOf(review)} />
            <Stat label="Geändert" value={review.changed} />
            <Stat label="Unverändert" value={review.unchanged} />
            <Stat label="Nicht in der Datei" value={review.missingCount} />
          </StatRow>
        </div>
      )}
      {broken && <ProblemList review={review} />}
      {!broken && changes === 0 && (
        <p className={classes.strong}>
          {view.id
            ? 'Die Speisen in der Datei stehen schon genau so auf der Karte.'
            : 'Die Karte ist schon genau so. Es gibt nichts zu übernehmen.'}
        </p>
      )}
      {!broken && <Notes review={review} />}
      {!broken && <ChangeList review={review} />}
      {!broken && view.id && <MissingDishes review={review} removing={removing} choose={setRemoving} />}
      {full && (
        <p className={classes.warning} role="status">
          Der Tarif „{page.planName}“ reicht für {page.limit} Speisen. Die Datei passt nur, wenn die fehlenden
          Speisen gelöscht werden.
        </p>
      )}
      <div className={classes.buttons}>
        {view.id && (
          <Button
            onClick={() => void apply(removing)}
            loading={busy}
            disabled={full || (changes === 0 && !removing)}
          >
            {changes === 0 ? 'Fehlende Speisen löschen' : 'Jetzt übernehmen'}
          </Button>
        )}
        <ChooseButton check={check} quiet={view.id !== null} disabled={reading !== null}>
          {broken ? 'Berichtigte Datei wählen' : 'Andere Datei wählen'}
        </ChooseButton>
        <Button variant="subtle" onClick={again} disabled={busy}>
          Abbrechen
        </Button>
      </div>
    </>
  );
}

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

function factsOf({ file, rows }: ImportReview): string {
  const kind = file.kind === 'xlsx' ? 'Excel' : `CSV mit ${file.separator}, ${file.encoding}`;
  return `${file.name} · ${kind} · ${rows === 1 ? 'eine Zeile' : `${rows} Zeilen`}`;
}

function categoriesOf({ newCategories }: ImportReview): string | undefined {
  if (newCategories.length === 0) return undefined;
  const names = newCategories.map((name) => `„${name}“`).join(', ');
  return newCategories.length === 1 ? `mit der Kategorie ${names}` : `mit den Kategorien ${names}`;
}
