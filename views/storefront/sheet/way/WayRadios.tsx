import type { Basket } from '../../lib/basket/basket';
import { Icon } from '../../lib/Icon';
import { useSentences } from '../../lib/words/Voice';

const WAYS = [
  { way: 'pickup', icon: 'bag' },
  { way: 'delivery', icon: 'bike' },
] as const;

interface Props {
  value: Basket['fulfilment'];
  change: (way: Basket['fulfilment']) => void;
}

export function WayRadios({ value, change }: Props) {
  const { ways } = useSentences();
  return (
    <fieldset className="ways">
      <legend className="visually-hidden">{ways.label}</legend>
      {WAYS.map(({ way, icon }) => (
        <label key={way}>
          <input type="radio" name="weg" value={way} checked={value === way} onChange={() => change(way)} />
          <Icon name={icon} small />
          {ways[way]}
        </label>
      ))}
    </fieldset>
  );
}
