import { useEffect, useState } from 'react';
import type { MenuReadingView } from '../../../../../../src/media/reading/menu-reading.view';
import { call } from '../../../../../lib/http/api';
import classes from './OldMenu.module.css';

/** What was read, beside what came of it. */
export const SourceView = ({ reading: { id, sources } }: { reading: MenuReadingView }) => (
  <section className={classes.source} aria-label="Die alte Karte">
    {sources.map((text, part) =>
      text === null ? (
        <Picture key={`${id} ${String(part)}`} id={id} part={part} />
      ) : (
        <pre key={`${id} ${String(part)}`} className={classes.text}>
          {text}
        </pre>
      ),
    )}
  </section>
);

/** No link to a picture carries who asks for it. */
function Picture({ id, part }: { id: string; part: number }) {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    let made: string | null = null;
    const path = `/api/media/menuReading/picture?id=${id}&part=${part}`;
    void call<Blob>('GET', path, { silent: true, isFile: true, signal: gone.signal }).then((answer) => {
      if (!answer.success || gone.signal.aborted) return;
      made = URL.createObjectURL(answer.data);
      setUrl(made);
    });
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, part]);

  return url && <img className={classes.picture} src={url} alt={`Seite ${part + 1} der alten Karte`} />;
}
