import { KIND_TITLE } from '../../../../../src/shop/legal/legal.view';
import { diffOf } from '../../../../../src/shop/legal/texts/text-diff.rules';
import { ConflictModal } from '../../../../components/dialogs/ConflictModal';
import classes from './Texts.module.css';
import type { Editing, PublishedText } from './useTexts';

const SIGN = { gone: '−', new: '+', same: '' };
const SAID = { gone: 'nur veröffentlicht: ', new: 'nur hier: ', same: '' };

/** Somebody else published first: both texts, line by line. */
export function TextConflict({
  editing: { conflict, draftOf, settle, closeConflict },
}: {
  editing: Editing;
}) {
  return (
    <ConflictModal
      opened={conflict !== null}
      size="xl"
      title="Jemand anderes hat inzwischen veröffentlicht"
      leave={{ label: 'Veröffentlichten übernehmen', onClick: () => settle(false) }}
      keep={{ label: 'Meinen behalten', onClick: () => settle(true) }}
      onClose={closeConflict}
    >
      {conflict && <Lines published={conflict} mine={draftOf(conflict.kind).markdown} />}
    </ConflictModal>
  );
}

const Lines = ({ published, mine }: { published: PublishedText; mine: string }) => (
  <>
    <p>
      {KIND_TITLE[published.kind]}, Fassung {published.version}: Mit − steht da, was nur dort steht, mit +,
      was nur in diesem Editor steht.
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
    <section className={classes.diff} aria-label="Unterschiede" tabIndex={0}>
      {diffOf(published.markdown, mine)
        .filter(({ kind }) => kind !== 'same')
        .map(({ kind, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a diff have nothing else to be known by
          <p key={i} data-kind={kind}>
            <span aria-hidden>{SIGN[kind]} </span>
            <span className="visually-hidden">{SAID[kind]}</span>
            {text || ' '}
          </p>
        ))}
    </section>
  </>
);
