import { Icon } from '../Icon';
import { useSentences } from '../words/Voice';

interface Props {
  value: number;
  change: (value: number) => void;
  name: string;
  /** 0 lets a line be taken out: at one piece the minus is a bin. */
  min?: number;
}

export function Quantity({ value, change, name, min = 1 }: Props) {
  const { quantityOf, oneLess, oneMore, takeOutOne } = useSentences().basket;
  const takesOut = min === 0 && value === 1;
  return (
    <div className="step" role="group" aria-label={quantityOf(name)}>
      <button
        type="button"
        onClick={() => change(value - 1)}
        disabled={value <= min}
        aria-label={takesOut ? takeOutOne(name) : oneLess(name)}
      >
        <Icon name={takesOut ? 'trash' : 'minus'} small />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        onClick={() => change(value + 1)}
        disabled={value >= 99}
        aria-label={oneMore(name)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
