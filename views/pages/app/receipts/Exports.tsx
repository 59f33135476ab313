import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { daysOfMonth } from '../../../../src/shop/fiscal-export/files/period.rules';
import { Section } from '../../../components/frame/Section';
import { Problem } from '../../../components/states/Problem';
import { useSending } from '../../../lib/form/sending';
import { download } from '../../../lib/http/transfer';
import classes from './Receipts.module.css';

const FILES = [
  {
    path: 'export',
    name: 'belege',
    ending: 'zip',
    label: 'GoBD-Export',
    hint: 'Für die Betriebsprüfung: alle Tabellen mit index.xml und Prüfsummen.',
  },
  {
    path: 'papers',
    name: 'belege-mit-pdf',
    ending: 'zip',
    label: 'Export mit PDFs',
    hint: 'Dasselbe, dazu jeder Beleg als PDF.',
  },
  {
    path: 'days',
    name: 'tagessummen',
    ending: 'csv',
    label: 'Tagessummen',
    hint: 'Je Tag und Steuersatz, zum Buchen in DATEV und Co.',
  },
];

/** What leaves the house, for a time somebody chooses. */
export function Exports({ month }: { month: string }) {
  const [period, setPeriod] = useState(daysOfMonth(month));
  const { busy, problem, send } = useSending();
  const [asked, setAsked] = useState('');
  const fetchFile = ({ path, name, ending }: (typeof FILES)[number]) => {
    setAsked(path);
    const query = new URLSearchParams({ ...period });
    const file = `${name}-${period.from}-bis-${period.to}.${ending}`;
    return send(() => download(`/api/receipts/${path}?${query}`, file, { silent: true }));
  };

  return (
    <Section title="Export" lead="Nichts davon hängt am Tarif: Diese Daten gehören euch.">
      <div className={classes.period}>
        <TextInput
          type="date"
          label="Von"
          value={period.from}
          onChange={({ currentTarget }) => setPeriod({ ...period, from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Bis"
          value={period.to}
          onChange={({ currentTarget }) => setPeriod({ ...period, to: currentTarget.value })}
        />
      </div>
      <ul className={classes.files}>
        {FILES.map((file) => (
          <li key={file.path}>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={busy && asked === file.path}
              disabled={busy && asked !== file.path}
              onClick={() => void fetchFile(file)}
            >
              {file.label}
            </Button>
            <p>{file.hint}</p>
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
      <p className={classes.small}>
        Wer ein Archiv prüft, findet jede nachträgliche Änderung: Es enthält zu jeder Datei eine Prüfsumme,
        und LIESMICH.txt darin erklärt dem Steuerbüro, wie sie nachgerechnet wird.
      </p>
    </Section>
  );
}
