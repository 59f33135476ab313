import { useEffect, useRef } from 'react';
import { Icon } from '../lib/Icon';
import { useSentences } from '../lib/words/Voice';

interface Props {
  title: string;
  titleId: string;
  lang?: string;
  close: () => void;
}

/** Takes the focus, so that a sheet over a sheet is read from its beginning. */
export function SheetHead({ title, titleId, lang, close }: Props) {
  const { page } = useSentences();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="sheet__head">
      <h2 id={titleId} ref={heading} tabIndex={-1} lang={lang}>
        {title}
      </h2>
      <button type="button" className="round" onClick={close} aria-label={page.close}>
        <Icon name="close" />
      </button>
    </header>
  );
}
