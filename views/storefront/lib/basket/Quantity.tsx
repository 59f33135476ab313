import { useSentences } from '../words/Voice';

interface Props {
  value: number;
  change: (value: number) => void;
  name: string;
  /** 0 lets a line be taken out. */
  min?: number;
}

export function Quantity({ value, change, name, min = 1 }: Props) {
  const { quantityOf, oneLess, oneMore } = useSentences().basket;
  return (
    <div className="quantity" role="group" aria-label={quantityOf(name)}>
      <button
        type="button"
        onClick={() => change(value - 1)}
        disabled={value <= min}
        aria-label={oneLess(name)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        onClick={() => change(value + 1)}
        disabled={value >= 99}
        aria-label={oneMore(name)}
      >
        +
      </button>
    </div>
  );
}
