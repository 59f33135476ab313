import { TextInput, type TextInputProps } from '@mantine/core';
import { Part } from './Part';
import classes from './Settings.module.css';
import type { SettingsForm } from './settings-form';
import type { Settings } from './useSettings';

type Group = 'address' | 'contact' | 'socials';

export function MasterData({ settings }: { settings: Settings }) {
  const { form, problems, change } = settings;

  const plain = (key: 'name' | 'companyName' | 'taxId'): TextInputProps => ({
    value: form[key],
    error: problems[key],
    onChange: ({ currentTarget }) => change({ [key]: currentTarget.value }),
  });
  const inside = <G extends Group>(group: G, key: keyof SettingsForm[G] & string): TextInputProps => ({
    value: String(form[group][key]),
    error: problems[`${group}.${key}`],
    onChange: ({ currentTarget }) => change({ [group]: { ...form[group], [key]: currentTarget.value } }),
  });

  return (
    <Part
      id="stammdaten"
      lead="Name, Adresse und Kontakt stehen im Shop, auf den Belegen und im Fuß jeder Seite deiner Gäste."
    >
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
        <TextInput label="Straße und Hausnummer" maxLength={120} {...inside('address', 'street')} />
        <TextInput
          label="Postleitzahl"
          inputMode="numeric"
          maxLength={7}
          {...inside('address', 'postalCode')}
        />
        <TextInput label="Ort" maxLength={80} {...inside('address', 'city')} />
        <TextInput label="Land" maxLength={60} {...inside('address', 'country')} />
        <TextInput label="Steuernummer oder USt-IdNr." maxLength={40} {...plain('taxId')} />
      </div>

      <h3 className={classes.subtitle}>Kontakt</h3>
      <div className={classes.fields}>
        <TextInput label="Telefon" type="tel" maxLength={40} {...inside('contact', 'phone')} />
        <TextInput label="E-Mail" type="email" maxLength={254} {...inside('contact', 'email')} />
        <TextInput
          label="Website"
          inputMode="url"
          placeholder="www.beispiel.de"
          maxLength={300}
          {...inside('contact', 'website')}
        />
      </div>

      <h3 className={classes.subtitle}>Soziale Netze</h3>
      <div className={classes.fields}>
        <TextInput
          label="Facebook"
          inputMode="url"
          placeholder="Name oder Adresse der Seite"
          maxLength={300}
          {...inside('socials', 'facebook')}
        />
        <TextInput
          label="Instagram"
          inputMode="url"
          placeholder="@euer-name"
          maxLength={300}
          {...inside('socials', 'instagram')}
        />
        <TextInput label="WhatsApp" placeholder="0171 …" maxLength={300} {...inside('socials', 'whatsapp')} />
        <TextInput
          label="Google-Eintrag"
          inputMode="url"
          placeholder="Link zu deinem Eintrag"
          maxLength={300}
          {...inside('socials', 'google')}
        />
      </div>
    </Part>
  );
}
