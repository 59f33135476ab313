import { Alert } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { TextKind } from '../../../../../src/shop/legal/legal.types';
import { KIND_TITLE, type TextPreview } from '../../../../../src/shop/legal/legal.view';
import type { Block } from '../../../../../src/shop/legal/texts/markup.types';
import { api } from '../../../../lib/http/api';
import { Markup } from '../../../../storefront/legal/Markup';
import classes from './Texts.module.css';

interface Props {
  kind: TextKind;
  markdown: string;
  initial: Block[];
}

const PAUSE_MS = 400;

/** What guests will read, a moment after the typing stops. */
export function Preview({ kind, markdown, initial }: Props) {
  const id = useId();
  const { blocks, problems } = usePreview({ kind, markdown, initial });

  return (
    <div>
      <p id={id} className={classes.label}>
        Vorschau: {KIND_TITLE[kind]}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.paper} aria-labelledby={id} tabIndex={0}>
        <Markup blocks={blocks} />
      </section>
      <div aria-live="polite">
        {problems.length > 0 && (
          <Alert color="yellow" variant="light" mt="sm">
            {problems.map((problem) => (
              <p key={problem} className={classes.problem}>
                {problem}
              </p>
            ))}
          </Alert>
        )}
      </div>
    </div>
  );
}

function usePreview({ kind, markdown, initial }: Props): TextPreview {
  const shown = useRef(markdown);
  const [preview, setPreview] = useState<TextPreview>({ blocks: initial, problems: [] });

  useEffect(() => {
    if (shown.current === markdown) return;
    const stopped = new AbortController();
    const timer = setTimeout(async () => {
      const options = { silent: true, signal: stopped.signal };
      const answer = await api.post<TextPreview>('/api/legal/preview', { kind, markdown }, options);
      if (!answer.success || stopped.signal.aborted) return;
      shown.current = markdown;
      setPreview(answer.data);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [kind, markdown]);

  return preview;
}
