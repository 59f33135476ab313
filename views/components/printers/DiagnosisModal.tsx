import { useEffect, useState } from 'react';
import type { PrinterView, RequestView } from '../../../src/printer/printer/printer.view';
import type { DiagnosisView } from '../../../src/printer/queue/diagnosis.view';
import { api } from '../../lib/http/api';
import { Modal } from '../dialogs/Dialog';
import { LoadingState } from '../states/LoadingState';
import { DateTime } from '../tables/DateTime';
import { MOOD_TONE } from '../tables/printer-mood';
import { StatusBadge } from '../tables/StatusBadge';
import classes from './Diagnosis.module.css';

interface Props {
  printer: PrinterView;
  close: () => void;
}

/** "Connected, but prints nothing" is found out here: what the printer said and asked last, and what helps. */
export default function DiagnosisModal({ printer, close }: Props) {
  const { id } = printer;
  const [found, setFound] = useState<DiagnosisView | null>(null);
  useEffect(() => {
    setFound(null);
    const leaving = new AbortController();
    void api
      .get<DiagnosisView>(`/api/printer/diagnosis?id=${encodeURIComponent(id)}`, { signal: leaving.signal })
      .then((answer) => answer.success && setFound(answer.data));
    return () => leaving.abort();
  }, [id]);

  return (
    <Modal opened onClose={close} title={`Diagnose von „${printer.name}“`} size="lg">
      <StatusBadge tone={MOOD_TONE[printer.mood]}>{printer.status}</StatusBadge>
      {found ? <Found {...found} /> : <LoadingState label="Wird nachgesehen …" />}
    </Modal>
  );
}

const Found = ({
  said,
  device,
  advice,
  seenAt,
  everySeconds,
  fetchedAt,
  waiting,
  requests,
}: DiagnosisView) => (
  <>
    <p className={classes.advice}>{advice}</p>
    <dl className={classes.diagnosis}>
      <dt>Zuletzt gemeldet</dt>
      <dd>{seenAt ? <DateTime at={seenAt} /> : 'noch nie'}</dd>
      <dt>Fragt nach Arbeit</dt>
      <dd>{everySeconds > 0 ? `alle ${everySeconds} Sekunden` : 'noch nicht bekannt'}</dd>
      <dt>Sagt von sich</dt>
      <dd>{said || 'noch nichts'}</dd>
      {device && (
        <>
          <dt>Gerät</dt>
          <dd>{device}</dd>
        </>
      )}
      <dt>Zuletzt abgeholt</dt>
      <dd>{fetchedAt ? <DateTime at={fetchedAt} /> : 'noch nichts'}</dd>
      <dt>Es warten</dt>
      <dd>{waiting === 1 ? '1 Bon' : `${waiting} Bons`}</dd>
    </dl>
    <h3 className={classes.historyTitle}>Letzte Anfragen</h3>
    <Requests requests={requests} />
  </>
);

function Requests({ requests }: { requests: RequestView[] }) {
  if (requests.length === 0) return <p className={classes.history}>Keine in den letzten sieben Tagen.</p>;
  return (
    <ol className={classes.history}>
      {requests.map(({ at, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is loaded once
        <li key={index}>
          <DateTime at={at} show="time" /> {text}
        </li>
      ))}
    </ol>
  );
}
