import { TextInput } from '@mantine/core';
import { fieldId, focusOn } from './focus';
import classes from './Guest.module.css';
import type { PhoneGuest } from './useGuest';
import type { PhoneOrderState } from './usePhoneOrder';

type Part = 'street' | 'houseNo' | 'postalCode' | 'city' | 'floor' | 'hint';

const PARTS: { part: Part; label: string; maxLength: number; placeholder?: string }[] = [
  { part: 'street', label: 'Straße', maxLength: 80 },
  { part: 'houseNo', label: 'Nr.', maxLength: 12 },
  { part: 'postalCode', label: 'PLZ', maxLength: 5 },
  { part: 'city', label: 'Ort', maxLength: 60 },
  { part: 'floor', label: 'Etage, Klingel', maxLength: 60 },
  { part: 'hint', label: 'Für die Fahrt', maxLength: 140, placeholder: 'Hinterhaus, bitte anrufen …' },
];

/** Enter leads on through the fields and then to the dishes. */
export function Address({ order: { guest, change, errors } }: { order: PhoneOrderState }) {
  return (
    <div className={classes.address}>
      {PARTS.map(({ part, label, maxLength, placeholder }, index) => (
        <TextInput
          key={part}
          id={fieldId(part)}
          className={classes[part]}
          label={label}
          autoComplete="off"
          inputMode={part === 'postalCode' ? 'numeric' : undefined}
          maxLength={maxLength}
          placeholder={placeholder}
          value={guest[part]}
          error={errors[`address.${part}` satisfies `address.${keyof PhoneGuest}`]}
          onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
          onKeyDown={(event) => event.key === 'Enter' && focusOn(PARTS[index + 1]?.part ?? 'dish')}
        />
      ))}
    </div>
  );
}
