import { Field } from '../lib/Field';

export interface Contact {
  name: string;
  phone: string;
  email: string;
  note: string;
}

const STORED = 'tresen:contact';

/** What the guest typed last time stays in this browser only. */
export function readContact(): Contact {
  const empty = { name: '', phone: '', email: '', note: '' };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(STORED) ?? '{}'), note: '' };
  } catch {
    return empty;
  }
}

export function keepContact({ name, phone, email }: Contact): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ name, phone, email }));
  } catch {
    // Private windows may refuse; then it is typed again next time.
  }
}

interface Props {
  contact: Contact;
  errors: Record<string, string>;
  /** A driver must be able to call. */
  phoneRequired: boolean;
  change: (contact: Contact) => void;
}

export function ContactFields({ contact, errors, phoneRequired, change }: Props) {
  const field = (name: keyof Contact, label: string, more: React.InputHTMLAttributes<HTMLInputElement>) => (
    <Field
      name={`contact.${name}`}
      label={label}
      error={errors[`contact.${name}`]}
      value={contact[name]}
      onChange={(event) => change({ ...contact, [name]: event.target.value })}
      {...more}
    />
  );
  return (
    <>
      {field('name', 'Name', { autoComplete: 'name', required: true, maxLength: 80 })}
      {field('phone', phoneRequired ? 'Telefon, falls wir dich nicht finden' : 'Telefon', {
        type: 'tel',
        autoComplete: 'tel',
        inputMode: 'tel',
        required: phoneRequired,
        maxLength: 30,
      })}
      {field('email', 'E-Mail für die Bestätigung', {
        type: 'email',
        autoComplete: 'email',
        required: true,
        maxLength: 120,
      })}
      <label className="field">
        Anmerkung für die Küche <span className="small">(freiwillig, bitte keine Gesundheitsdaten)</span>
        <textarea
          name="contact.note"
          rows={2}
          maxLength={300}
          value={contact.note}
          onChange={(event) => change({ ...contact, note: event.target.value })}
        />
      </label>
    </>
  );
}
