import { Button, Group, Modal } from '@mantine/core';
import { KIND_TITLE } from '../../../../../src/shop/legal/legal.view';
import { diffOf } from '../../../../../src/shop/legal/texts/text-diff.rules';
import classes from './Texts.module.css';
import type { Editing } from './useTexts';

const SIGN = { gone: '−', new: '+', same: '' };
const SAID = { gone: 'nur veröffentlicht: ', new: 'nur hier: ', same: '' };

/** Somebody else published first: both texts, line by line. */
export function ClashModal({ editing: { clash, draftOf, settle, closeClash } }: { editing: Editing }) {
  return (
    <Modal
      opened={clash !== null}
      onClose={closeClash}
      size="xl"
      title="Jemand anderes hat inzwischen veröffentlicht"
    >
      {clash && (
        <>
          <p>
            {KIND_TITLE[clash.kind]}, Fassung {clash.version}: Mit − steht da, was nur dort steht, mit +, was
            nur in diesem Editor steht.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={classes.diff} aria-label="Unterschiede" tabIndex={0}>
            {diffOf(clash.markdown, draftOf(clash.kind).markdown)
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
          <Group justify="flex-end" gap="sm" mt="xl">
            <Button variant="default" onClick={() => settle(false)}>
              Veröffentlichten übernehmen
            </Button>
            <Button onClick={() => settle(true)}>Meinen behalten</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
