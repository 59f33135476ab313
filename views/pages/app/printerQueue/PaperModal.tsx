import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PaperView } from '../../../../src/printer/queue/print-queue.view';
import { berlinClock } from '../../../../src/shared/berlin-time';
import { Modal } from '../../../components/dialogs/Dialog';
import { LoadingState } from '../../../components/states/LoadingState';
import { DateTime } from '../../../components/tables/DateTime';
import { api, call } from '../../../lib/http/api';
import { Paper } from './Paper';
import classes from './PrinterQueue.module.css';

/** The paper is asked for when somebody wants to see it: a hundred of them would make the page heavy. */
export function PaperModal({ jobId, close }: { jobId: string | null; close: () => void }) {
  const [paper, setPaper] = useState<PaperView | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setPaper(null);
    setFailed(false);
    if (!jobId) return;
    const leaving = new AbortController();
    void api
      .get<PaperView>(`/api/print/paper?id=${encodeURIComponent(jobId)}`, { signal: leaving.signal })
      .then((answer) => {
        if (answer.success) setPaper(answer.data);
        else setFailed(!leaving.signal.aborted);
      });
    return () => leaving.abort();
  }, [jobId]);

  return (
    <Modal opened={jobId !== null} onClose={close} title={paper?.title ?? 'Bon'} size="auto">
      {paper ? (
        <div className={classes.preview}>
          {paper.lines.length > 0 ? (
            <Shown jobId={jobId ?? ''} paper={paper} />
          ) : (
            <p className={classes.facts}>Der Inhalt dieses Bons ist nach sieben Tagen gelöscht worden.</p>
          )}
          <History history={paper.history} />
        </div>
      ) : failed ? (
        <p className={classes.facts}>Dieser Bon lässt sich gerade nicht zeigen.</p>
      ) : (
        <LoadingState label="Bon wird geladen …" />
      )}
    </Modal>
  );
}

/** As letters, which can be read aloud and searched, or dot by dot as it comes out. */
function Shown({ jobId, paper }: { jobId: string; paper: PaperView }) {
  const [drawn, setDrawn] = useState(paper.isPicture);
  return (
    <div>
      <p className={classes.format}>So bekommt ihn der Drucker: {paper.format}</p>
      {drawn ? <Picture jobId={jobId} title={paper.title} /> : <Paper paper={paper} />}
      <Button variant="subtle" mt="sm" onClick={() => setDrawn(!drawn)}>
        {drawn ? 'Als Text zeigen' : 'Zeigen, wie er gedruckt wird'}
      </Button>
    </div>
  );
}

/** A link cannot carry what signs somebody in, so the picture is fetched. */
function Picture({ jobId, title }: { jobId: string; title: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let made = '';
    const path = `/api/print/picture?id=${encodeURIComponent(jobId)}`;
    void call<Blob>('GET', path, { isFile: true, signal: leaving.signal }).then((answer) => {
      if (!answer.success || leaving.signal.aborted) return;
      made = URL.createObjectURL(answer.data);
      setUrl(made);
    });
    return () => {
      leaving.abort();
      URL.revokeObjectURL(made);
    };
  }, [jobId]);
  return url ? (
    <img className={classes.picture} src={url} alt={`Bon, wie er gedruckt wird: ${title}`} />
  ) : (
    <LoadingState label="Bon wird gezeichnet …" />
  );
}

const shownOf = (at: string) => (dayOf(new Date(at)) === dayOf(new Date()) ? 'time' : 'both');
const dayOf = (at: Date) => berlinClock(at).date;

const History = ({ history }: Pick<PaperView, 'history'>) => (
  <div>
    <h3 className={classes.historyTitle}>Verlauf</h3>
    <ol className={classes.history}>
      {history.map(({ at, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
        <li key={index}>
          <DateTime at={at} show={shownOf(at)} /> {text}
        </li>
      ))}
    </ol>
  </div>
);
