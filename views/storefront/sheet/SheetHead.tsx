import { useEffect, useRef } from 'react';
import { useSentences } from '../lib/words/Voice';

interface Props {
  title: string;
  titleId: string;
  close: () => void;
}

/** Takes the focus, so that a sheet over a sheet is read from its beginning. */
export function SheetHead({ title, titleId, close }: Props) {
  const { page } = useSentences();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="sheet__head">
      <h2 id={titleId} ref={heading} tabIndex={-1} lang="de">
        {title}
      </h2>
      <button type="button" className="close" onClick={close} aria-label={page.close}>
        ×
      </button>
    </header>
  );
}
