import type { Address } from '../lib/address';
import { Field } from '../lib/Field';

interface Props {
  address: Address;
  errors: Record<string, string>;
  change: (address: Address) => void;
}

export function AddressFields({ address, errors, change }: Props) {
  const field = (name: keyof Address, label: string, more: React.InputHTMLAttributes<HTMLInputElement>) => (
    <Field
      name={`address.${name}`}
      label={label}
      error={errors[`address.${name}`]}
      value={address[name]}
      onChange={(event) => change({ ...address, [name]: event.target.value })}
      {...more}
    />
  );
  return (
    <>
      <div className="pair pair--street">
        {field('street', 'Straße', {
          autoComplete: 'section-lieferung address-line1',
          required: true,
          maxLength: 80,
        })}
        {field('houseNo', 'Nr.', { autoComplete: 'off', required: true, maxLength: 12 })}
      </div>
      <div className="pair pair--town">
        {field('postalCode', 'PLZ', {
          autoComplete: 'section-lieferung postal-code',
          inputMode: 'numeric',
          required: true,
          maxLength: 5,
        })}
        {field('city', 'Ort', {
          autoComplete: 'section-lieferung address-level2',
          required: true,
          maxLength: 60,
        })}
      </div>
      {field('floor', 'Etage, Klingel oder Hinterhaus (freiwillig)', {
        autoComplete: 'section-lieferung address-line2',
        maxLength: 60,
      })}
      {field('company', 'Firma (freiwillig)', {
        autoComplete: 'section-lieferung organization',
        maxLength: 80,
      })}
      {field('note', 'Hinweis für die Fahrt (freiwillig)', { autoComplete: 'off', maxLength: 140 })}
    </>
  );
}
