import { useState } from 'react';
import { AreaField, Field } from '../lib/Field';
import { Icon } from '../lib/Icon';
import { toField } from '../lib/to-field';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import type { Contact } from './ordering/draft';
import type { Told } from './ordering/useFaults';

interface Props {
  contact: Contact;
  told: Told;
  /** A driver must be able to call. */
  phoneRequired: boolean;
  change: (contact: Contact) => void;
}

/** Two fields for a pickup, three for a delivery; the rest unfolds for those who want it. */
export function ContactFields({ contact, told, phoneRequired, change }: Props) {
  const words = useCheckoutWords();
  const [isMore] = useState(Boolean(contact.note || (contact.phone && !phoneRequired)));
  const bound = (name: keyof Contact) => ({
    name: `contact.${name}`,
    error: told.errorOf(`contact.${name}`),
    value: contact[name],
    onChange: ({ target }: { target: { value: string } }) => {
      told.typed(`contact.${name}`);
      change({ ...contact, [name]: target.value });
    },
    onBlur: ({ target }: { target: { value: string } }) => {
      if (target.value.trim()) told.left(`contact.${name}`);
    },
  });
  const phone = (
    <Field
      {...bound('phone')}
      label={words.phone}
      hint={words.phoneHint}
      optional={!phoneRequired}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
    />
  );
  return (
    <div className="fields">
      <Field {...bound('name')} label={words.name} autoComplete="name" maxLength={80} />
      <Field
        {...bound('email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      {phoneRequired && phone}
      <details className="more" open={isMore}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of itself */}
        <summary onClick={toField}>
          <Icon name="plus" small />
          {phoneRequired ? words.more.note : words.more.phoneAndNote}
        </summary>
        <div className="fields">
          {!phoneRequired && phone}
          <AreaField
            {...bound('note')}
            label={words.kitchenNote}
            hint={words.noHealthData}
            optional
            rows={2}
            maxLength={300}
          />
        </div>
      </details>
    </div>
  );
}
