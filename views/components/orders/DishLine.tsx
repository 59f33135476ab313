import { IconMessage2 } from '@tabler/icons-react';
import type { BoardLine } from '../../../src/shop/order/order.view';

interface Props {
  line: Pick<BoardLine, 'quantity' | 'name' | 'variant' | 'options' | 'note'>;
  /** Of whoever shows it: a card at the counter and a screen in the kitchen are read from different places. */
  classes: Readonly<Record<string, string>>;
}

/** A dish as it is made, for those who cook it. */
export const DishLine = ({ line: { quantity, name, variant, options, note }, classes }: Props) => (
  <li className={classes.line}>
    <span className={classes.quantity}>{quantity}</span>
    <div className={classes.dish}>
      {name} {variant && <span className={classes.variant}>{variant}</span>}{' '}
      {options.length > 0 && (
        <span className={classes.options}>
          {options.map((option) => (
            <Option key={option} text={option} classes={classes} />
          ))}
        </span>
      )}
      {note && <DishNote text={note} className={classes.note} />}
    </div>
  </li>
);

export const DishNote = ({ text, className }: { text: string; className: string | undefined }) => (
  <p className={className}>
    <IconMessage2 size={18} aria-hidden />
    <span>{text}</span>
  </p>
);

const WITHOUT = /^- (\S+)/;
const TIMES = /^(\+ )?(\d+) x /;

/** What must not be in it stands inverse, as on paper. */
const Option = ({ text, classes }: { text: string; classes: Props['classes'] }) =>
  WITHOUT.test(text) ? (
    <strong className={classes.without}>{text.replace(WITHOUT, (_, word) => word.toUpperCase())}</strong>
  ) : (
    <span className={classes.with}>{text.replace(TIMES, '$1$2 × ')}</span>
  );
