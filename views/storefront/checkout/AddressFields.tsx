import { useState } from 'react';
import type { Address } from '../lib/basket/address';
import { Field } from '../lib/Field';
import { Icon } from '../lib/Icon';
import { toField } from '../lib/to-field';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { apart, plainPostalCode } from './ordering/typed-address';
import type { Told } from './ordering/useFaults';

interface Props {
  address: Address;
  told: Told;
  /** Nobody drives there; the guest may come instead, where there is something to pick up. */
  outside: string | null;
  /** The postal code belongs to another town. */
  otherPlace: string | null;
  pickUp?: () => void;
  /** To choose from, where the postal code has several. */
  towns: readonly string[];
  setTown: (town: string) => void;
  change: (address: Address) => void;
}

type More = Omit<React.ComponentProps<typeof Field>, 'name' | 'label'>;
const HOME = 'section-lieferung';
const TOWNS = 'orte';

export function AddressFields({ address, told, change, ...props }: Props) {
  const { outside, otherPlace, pickUp, towns, setTown } = props;
  const { address: words, noHealthData, more } = useCheckoutWords();
  const [isMore] = useState(Boolean(address.floor || address.company || address.note));
  const field = (name: keyof Address, input: More) => (
    <Field
      error={told.errorOf(`address.${name}`)}
      value={address[name]}
      onChange={({ target }) => {
        told.typed(`address.${name}`);
        change({ ...address, [name]: name === 'postalCode' ? plainPostalCode(target.value) : target.value });
      }}
      onBlur={({ target }) => {
        if (target.value.trim()) told.left(`address.${name}`);
        if (name === 'street') change(apart(address));
        if (name === 'city') setTown(target.value);
      }}
      {...input}
      name={`address.${name}`}
      label={words[name]}
    />
  );
  return (
    <div className="fields">
      <div className="fields fields--street">
        {field('street', { autoComplete: `${HOME} address-line1`, maxLength: 80 })}
        {field('houseNo', { autoComplete: 'off', maxLength: 12 })}
      </div>
      <div className="fields fields--town">
        {field('postalCode', { autoComplete: `${HOME} postal-code`, inputMode: 'numeric', maxLength: 9 })}
        {field('city', {
          autoComplete: `${HOME} address-level2`,
          maxLength: 60,
          list: towns.length > 1 ? TOWNS : undefined,
          error: told.errorOf('address.city') ?? otherPlace ?? undefined,
        })}
        <datalist id={TOWNS}>
          {towns.length > 1 && towns.map((town) => <option key={town} value={town} />)}
        </datalist>
      </div>
      {outside && (
        <div className="note note--warn" role="status">
          <Icon name="alert" />
          <div>
            <p>{outside}</p>
            {pickUp && (
              <button type="button" className="link" onClick={pickUp}>
                {words.pickUpInstead}
              </button>
            )}
          </div>
        </div>
      )}
      <details className="more" open={isMore}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of itself */}
        <summary onClick={toField}>
          <Icon name="plus" small />
          {more.delivery}
        </summary>
        <div className="fields">
          {field('floor', { optional: true, autoComplete: `${HOME} address-line2`, maxLength: 60 })}
          {field('company', { optional: true, autoComplete: `${HOME} organization`, maxLength: 80 })}
          {field('note', { optional: true, autoComplete: 'off', maxLength: 140, hint: noHealthData })}
        </div>
      </details>
    </div>
  );
}
