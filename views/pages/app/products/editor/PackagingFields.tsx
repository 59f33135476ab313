import { Group, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ALCOHOL_LABELS, legalAgeOf } from '../../../../../src/shop/menu/alcohol.rules';
import { ALCOHOL_TYPES, type AlcoholType } from '../../../../../src/shop/menu/menu.types';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Select } from '../../../../components/fields/Select';
import type { ProductFields } from './product-form';

const KINDS = [
  { value: 'oneWay', label: 'Einweg' },
  { value: 'reusable', label: 'Mehrweg' },
];

const AGES = [0, 16, 18] as const;
const ageLabel = (age: number): string => (age === 0 ? 'Keine' : `Ab ${age} Jahren`);

/** What belongs to a kind that its name does not tell. */
const ALSO: Partial<Record<AlcoholType, string>> = {
  wine: 'Wein, auch Weinschorle',
  sparkling: 'Sekt, Prosecco, Champagner',
  spirits: 'Spirituose, auch Cocktails und Aperol Spritz',
  alcopop: 'Alkopop (süßes Mischgetränk aus der Flasche)',
  tobacco: 'Tabak, E-Zigarette, Shisha',
};
const TYPES = ALCOHOL_TYPES.map((value) => ({ value, label: ALSO[value] ?? ALCOHOL_LABELS[value] }));

type Form = UseFormReturnType<ProductFields>;

export function PackagingFields({ form }: { form: Form }) {
  return (
    <>
      <Group grow align="start">
        <EuroInput
          label="Pfand"
          description="Steht neben dem Preis, nicht darin."
          value={form.values.depositCents}
          onChange={(cents) => form.setFieldValue('depositCents', cents)}
          error={form.errors.depositCents}
        />
        <Select
          label="Art des Pfands"
          description="Mehrweg auch für Schüsseln und Becher."
          data={KINDS}
          allowDeselect={false}
          {...form.getInputProps('depositKind')}
        />
      </Group>
      <EuroInput
        label="Verpackung"
        description="Was Gäste je Stück für die Verpackung zahlen, wenn sie mitnehmen. Meist nichts."
        value={form.values.packagingCents}
        onChange={(cents) => form.setFieldValue('packagingCents', cents)}
        error={form.errors.packagingCents}
      />
      <AgeFields form={form} />
      <Switch
        label="Zählt zum Mindestbestellwert"
        description="Ausgeschaltet hilft es Gästen nicht, den Mindestbestellwert einer Lieferung oder die kostenlose Lieferung zu erreichen. Üblich bei Alkohol und Zigaretten."
        {...form.getInputProps('countsForMinimum', { type: 'checkbox' })}
      />
    </>
  );
}

/** An age that follows from the kind follows the next kind as well; one that is stricter stays. */
function AgeFields({ form }: { form: Form }) {
  const { alcoholType, minAge } = form.values;
  const legal = legalAgeOf(alcoholType);
  const choose = (next: AlcoholType) => {
    const age = Math.max(minAge === legal ? 0 : minAge, legalAgeOf(next)) as ProductFields['minAge'];
    form.setValues({ alcoholType: next, minAge: age });
  };

  return (
    <>
      <Select
        label="Alkohol oder Tabak"
        data={TYPES}
        allowDeselect={false}
        value={alcoholType}
        onChange={(next) => choose(next as AlcoholType)}
        error={form.errors.alcoholType}
      />
      <Select
        label="Altersgrenze"
        description={`Wird bei der Übergabe geprüft.${legal > 0 ? ` Das Gesetz verlangt mindestens ${legal}.` : ''}`}
        data={AGES.filter((age) => age >= legal).map((age) => ({ value: String(age), label: ageLabel(age) }))}
        allowDeselect={false}
        value={String(minAge)}
        onChange={(value) => form.setFieldValue('minAge', Number(value) as ProductFields['minAge'])}
        error={form.errors.minAge}
      />
    </>
  );
}
