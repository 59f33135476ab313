import { IconArrowsJoin2, IconArrowsSplit2 } from '@tabler/icons-react';
import type { OfferConflict } from '../../../../../src/shop/discount/words/conflict.rules';
import { Section } from '../../../../components/frame/Section';
import classes from './Editor.module.css';

const MOST = 6;

/** What else acts on the same dishes at the same time, and what guests get then. */
export function Conflicts({ conflicts }: { conflicts: readonly OfferConflict[] }) {
  if (conflicts.length === 0) return null;
  const more = conflicts.length - MOST;
  return (
    <Section title="Trifft auf andere Regeln" lead="Kein Fehler, aber gut zu wissen.">
      <ul className={classes.conflicts}>
        {conflicts.slice(0, MOST).map(({ offerId, kind, text }) => (
          <li key={offerId}>
            {kind === 'both' ? (
              <IconArrowsJoin2 size={18} className={classes.mark} aria-hidden />
            ) : (
              <IconArrowsSplit2 size={18} className={classes.mark} aria-hidden />
            )}
            {text}
          </li>
        ))}
        {more > 0 && <li>… und {more} weitere</li>}
      </ul>
    </Section>
  );
}
