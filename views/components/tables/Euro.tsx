import { formatEuro } from '../../../src/shared/money';

export function Euro({ cents }: { cents: number }) {
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatEuro(cents)}</span>
  );
}
