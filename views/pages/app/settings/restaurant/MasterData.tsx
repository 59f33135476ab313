import { TextInput, type TextInputProps } from '@mantine/core';
import { Part } from './Part';
import classes from './Settings.module.css';
import type { SettingsForm } from './settings-form';
import type { Settings } from './useSettings';

type Group = 'address' | 'contact' | 'socials';

export const MasterData = ({ settings }: { settings: Settings }) => (
  <Part
    id="stammdaten"
    lead="Name, Adresse und Kontakt stehen im Shop, auf den Belegen und im Fuß jeder Seite deiner Gäste."
  >
    <Company settings={settings} />
    <h3 className={classes.subtitle}>Kontakt</h3>
    <Contact inside={insideOf(settings, 'contact')} />
    <h3 className={classes.subtitle}>Soziale Netze</h3>
    <Socials inside={insideOf(settings, 'socials')} />
  </Part>
);

function Company({ settings }: { settings: Settings }) {
  const { form, problems, change } = settings;
  const address = insideOf(settings, 'address');
  const plain = (key: 'name' | 'companyName' | 'taxId'): TextInputProps => ({
    value: form[key],
    error: problems[key],
    onChange: ({ currentTarget }) => change({ [key]: currentTarget.value }),
  });

  return (
    <div className={classes.fields}>
      <TextInput label="Name des Restaurants" required maxLength={80} {...plain('name')} />
      <TextInput
        label="Firma"
        description="Wie sie im Handelsregister oder auf der Gewerbeanmeldung steht."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={100}
        autoComplete="organization"
        {...plain('companyName')}
      />
      <TextInput label="Straße und Hausnummer" maxLength={120} {...address('street')} />
      <TextInput label="Postleitzahl" inputMode="numeric" maxLength={7} {...address('postalCode')} />
      <TextInput label="Ort" maxLength={80} {...address('city')} />
      <TextInput label="Land" maxLength={60} {...address('country')} />
      <TextInput label="Steuernummer oder USt-IdNr." maxLength={40} {...plain('taxId')} />
    </div>
  );
}

type Inside<G extends Group> = (key: keyof SettingsForm[G] & string) => TextInputProps;

/** The field for one entry of a group of the form. */
const insideOf =
  <G extends Group>({ form, problems, change }: Settings, group: G): Inside<G> =>
  (key) => ({
    value: String(form[group][key]),
    error: problems[`${group}.${key}`],
    onChange: ({ currentTarget }) => change({ [group]: { ...form[group], [key]: currentTarget.value } }),
  });

const Contact = ({ inside }: { inside: Inside<'contact'> }) => (
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
);

const Socials = ({ inside }: { inside: Inside<'socials'> }) => (
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
);
