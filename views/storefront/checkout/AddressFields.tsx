import type { Address } from '../lib/basket/address';
import { Field } from '../lib/Field';
import { useSentences } from '../lib/words/Voice';

interface Props {
  address: Address;
  errors: Record<string, string>;
  change: (address: Address) => void;
}

export function AddressFields({ address, errors, change }: Props) {
  const { address: words, noHealthData } = useSentences().checkout;
  const field = (name: keyof Address, more: React.InputHTMLAttributes<HTMLInputElement>) => (
    <Field
      name={`address.${name}`}
      label={words[name]}
      error={errors[`address.${name}`]}
      value={address[name]}
      onChange={(event) => change({ ...address, [name]: event.target.value })}
      {...more}
    />
  );
  return (
    <>
      <div className="pair pair--street">
        {field('street', {
          autoComplete: 'section-lieferung address-line1',
          required: true,
          maxLength: 80,
        })}
        {field('houseNo', { autoComplete: 'off', required: true, maxLength: 12 })}
      </div>
      <div className="pair pair--town">
        {field('postalCode', {
          autoComplete: 'section-lieferung postal-code',
          inputMode: 'numeric',
          required: true,
          maxLength: 5,
        })}
        {field('city', {
          autoComplete: 'section-lieferung address-level2',
          required: true,
          maxLength: 60,
        })}
      </div>
      {field('floor', {
        autoComplete: 'section-lieferung address-line2',
        maxLength: 60,
      })}
      {field('company', {
        autoComplete: 'section-lieferung organization',
        maxLength: 80,
      })}
      {field('note', { autoComplete: 'off', maxLength: 140 })}
      <p className="small">{noHealthData}</p>
    </>
  );
}
