interface Props {
  value: number;
  change: (value: number) => void;
  name: string;
  /** 0 lets a line be taken out. */
  min?: number;
}

export function Quantity({ value, change, name, min = 1 }: Props) {
  return (
    <div className="quantity" role="group" aria-label={`Anzahl ${name}`}>
      <button
        type="button"
        onClick={() => change(value - 1)}
        disabled={value <= min}
        aria-label={`Eins weniger ${name}`}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        onClick={() => change(value + 1)}
        disabled={value >= 99}
        aria-label={`Eins mehr ${name}`}
      >
        +
      </button>
    </div>
  );
}
