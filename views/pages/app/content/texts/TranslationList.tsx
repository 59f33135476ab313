import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import {
  TRANSLATIONS_AT_ONCE,
  type TranslationRow,
} from '../../../../../src/media/texts/desk/text-desk.view';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { longest, partLabel } from './part-label';
import classes from './TextsPage.module.css';

interface Props {
  /** Until the others have come: the first of them. */
  rows: readonly TranslationRow[];
  inAll: number;
  changed: () => Promise<void>;
}

/** The whole menu in both languages, to be read and mended by hand. */
export function TranslationList({ rows, inAll, changed }: Props) {
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(TRANSLATIONS_AT_ONCE);
  const [isOpenOnly, setOpenOnly] = useState(false);
  const open = rows.filter(({ translated }) => translated === null).length;
  const isWhole = rows.length === inAll;
  const wanted = search.trim().toLocaleLowerCase('de');
  const found = rows.filter(
    ({ german, translated, owner }) =>
      !(isOpenOnly && open > 0 && translated !== null) &&
      (wanted === '' ||
        [german, translated ?? '', owner].some((text) => text.toLocaleLowerCase('de').includes(wanted))),
  );

  return (
    <section aria-labelledby="translations">
      <div className={classes.head}>
        <h2 id="translations" className={classes.title}>
          Die Karte auf Englisch
        </h2>
        <TextInput
          type="search"
          className={classes.search}
          aria-label="Texte durchsuchen"
          placeholder="Suchen"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <p className={classes.quiet}>
        Was leer bleibt, lesen Gäste auf Deutsch. Allergene und Zusatzstoffe übersetzt Tresen selbst. Änderst
        du den deutschen Text, gilt die Übersetzung nicht mehr.
      </p>
      {isWhole && open > 0 && open < rows.length && (
        <Switch
          mt="sm"
          label={`Nur, was noch fehlt (${open})`}
          checked={isOpenOnly}
          onChange={({ currentTarget }) => setOpenOnly(currentTarget.checked)}
        />
      )}
      <ul className={classes.list}>
        {found.slice(0, count).map((row) => (
          <Row key={`${row.subject}/${row.id}/${row.part}/${row.german}`} row={row} changed={changed} />
        ))}
      </ul>
      {isWhole && found.length === 0 && <p className={classes.quiet}>Dazu gibt es keinen Text.</p>}
      {!isWhole && (
        <Button variant="default" mt="md" onClick={() => void changed()}>
          Mehr anzeigen ({inAll - rows.length})
        </Button>
      )}
      {isWhole && found.length > count && (
        <Button variant="default" mt="md" onClick={() => setCount(count + TRANSLATIONS_AT_ONCE)}>
          Mehr anzeigen ({found.length - count})
        </Button>
      )}
    </section>
  );
}

const Row = memo(EditedRow, (before, after) => before.row === after.row);

function EditedRow({ row, changed }: { row: TranslationRow; changed: () => Promise<void> }) {
  const { subject, id, part, german, owner, translated } = row;
  const saved = translated ?? '';
  const [text, setText] = useState(saved);
  const [before, setBefore] = useState(saved);
  if (before !== saved) {
    setBefore(saved);
    setText(saved);
  }

  const [busy, setBusy] = useState(false);
  useUnsaved(text.trim() === saved || busy ? null : { what: german, save });

  async function save(): Promise<boolean> {
    if (text.trim() === saved || busy) return true;
    setBusy(true);
    const answer = await api.post('/api/media/texts/translate', { subject, id, part, text: text.trim() });
    if (answer.success) await changed();
    setBusy(false);
    return answer.success;
  }

  return (
    <li className={classes.row} data-subject={subject} data-part={part}>
      <div>
        <p className={part === 'name' ? classes.strong : undefined}>{german}</p>
        {(part !== 'name' || owner !== german) && (
          <p className={classes.quiet}>{`${owner}${partLabel(part)}`}</p>
        )}
      </div>
      <Textarea
        aria-label={`Englisch für ${german}`}
        lang="en"
        placeholder={german}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => void save()}
        maxLength={longest(part)}
        autosize
        minRows={1}
      />
    </li>
  );
}
