import { Field } from '../lib/Field';
import { useSentences } from '../lib/words/Voice';

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
  const { checkout: words } = useSentences();
  const noteError = errors['contact.note'];
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
      {field('name', words.name, { autoComplete: 'name', required: true, maxLength: 80 })}
      {field('phone', phoneRequired ? words.phoneForDriver : words.phone, {
        type: 'tel',
        autoComplete: 'tel',
        inputMode: 'tel',
        required: phoneRequired,
        maxLength: 30,
      })}
      {field('email', words.email, {
        type: 'email',
        autoComplete: 'email',
        required: true,
        maxLength: 120,
      })}
      <label className="field">
        {words.kitchenNote} <span className="small">{words.kitchenNoteHint}</span>
        <textarea
          name="contact.note"
          rows={2}
          maxLength={300}
          value={contact.note}
          aria-invalid={noteError ? true : undefined}
          aria-describedby={noteError ? 'contact.note-fehler' : 'contact.note-hinweis'}
          onChange={(event) => change({ ...contact, note: event.target.value })}
        />
        <span className="small" id="contact.note-hinweis">
          {words.noHealthData}
        </span>
        {noteError && (
          <span className="error" id="contact.note-fehler">
            {noteError}
          </span>
        )}
      </label>
    </>
  );
}
