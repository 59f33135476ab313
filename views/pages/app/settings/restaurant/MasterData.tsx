import { TextInput, type TextInputProps } from '@mantine/core';
import type { PartForm } from '../../../../../src/shop/settings/parts.rules';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

type Group = 'address' | 'contact' | 'socials';

export function Place({ settings }: { settings: Settings<'restaurant'> }) {
  const { form, problems, change } = settings;
  const address = insideOf(settings, 'address');

  return (
    <Section title="Adresse">
      <div className={classes.fields}>
        <TextInput
          label="Name des Restaurants"
          required
          maxLength={80}
          value={form.name}
          error={problems.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          className={classes.wide}
        />
        <TextInput label="Straße und Hausnummer" maxLength={120} {...address('street')} />
        <TextInput label="Postleitzahl" inputMode="numeric" maxLength={7} {...address('postalCode')} />
        <TextInput label="Ort" maxLength={80} {...address('city')} />
        <TextInput label="Land" maxLength={60} {...address('country')} />
      </div>
    </Section>
  );
}

type Inside<G extends Group> = (key: keyof PartForm<'restaurant'>[G] & string) => TextInputProps;

/** The field for one entry of a group of the form. */
const insideOf =
  <G extends Group>({ form, problems, change }: Settings<'restaurant'>, group: G): Inside<G> =>
  (key) => ({
    value: String(form[group][key]),
    error: problems[`${group}.${key}`],
    onChange: ({ currentTarget }) => change({ [group]: { ...form[group], [key]: currentTarget.value } }),
  });

export function Contact({ settings }: { settings: Settings<'restaurant'> }) {
  const inside = insideOf(settings, 'contact');
  return (
    <Section title="Kontakt">
      <div className={classes.fields}>
        <TextInput label="Telefon" type="tel" maxLength={40} {...inside('phone')} />
        <TextInput label="E-Mail" type="email" maxLength={254} {...inside('email')} />
        <TextInput
          label="Website"
          inputMode="url"
          placeholder="www.beispiel.de"
          maxLength={300}
          {...inside('website')}
        />
      </div>
    </Section>
  );
}

export function Socials({ settings }: { settings: Settings<'restaurant'> }) {
  const inside = insideOf(settings, 'socials');
  return (
    <Section title="Soziale Netze">
      <div className={classes.fields}>
        <TextInput
          label="Facebook"
          inputMode="url"
          placeholder="Name oder Adresse der Seite"
          maxLength={300}
          {...inside('facebook')}
        />
        <TextInput
          label="Instagram"
          inputMode="url"
          placeholder="@euer-name"
          maxLength={300}
          {...inside('instagram')}
        />
        <TextInput label="WhatsApp" placeholder="0171 …" maxLength={300} {...inside('whatsapp')} />
        <TextInput
          label="Google-Eintrag"
          inputMode="url"
          placeholder="Link zu deinem Eintrag"
          maxLength={300}
          {...inside('google')}
        />
      </div>
    </Section>
  );
}
