import { ActionIcon } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { MenuReadingView } from '../../../../../../src/media/reading/menu-reading.view';
import { call } from '../../../../../lib/http/api';
import classes from './SourceView.module.css';

/** What was read, beside what came of it; on a phone it stays above the rows. */
export function SourceView({ reading: { id, sources } }: { reading: MenuReadingView }) {
  const [isLarge, setLarge] = useState(false);
  const label = isLarge ? 'Verkleinern' : 'Vergrößern';
  const Icon = isLarge ? IconZoomOut : IconZoomIn;

  return (
    <div className={classes.sourcePlace} data-under-banner>
      <section
        className={classes.source}
        aria-label="Die alte Karte"
        data-large={isLarge || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keyboard too
        tabIndex={0}
      >
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
      <ActionIcon
        className={classes.zoom}
        variant="default"
        size={44}
        aria-label={label}
        onClick={() => setLarge(!isLarge)}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}

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
