import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { ProductForm, ProductsPage } from '../../../../src/shop/catalog/catalog.view';
import { TAX_CLASSES } from '../../../../src/shop/pricing/pricing.types';
import { TAX_CLASS_LABELS } from '../../../../src/shop/pricing/tax.rules';
import { EuroInput } from '../../../components/EuroInput';
import { SubmitButton } from '../../../components/SubmitButton';
import { api } from '../../../lib/api';
import type { ApiFailure } from '../../../lib/api.types';
import { showErrors } from '../../../lib/form';
import { toast } from '../../../lib/toasts';
import { AllergenFields } from './AllergenFields';
import { ConflictModal } from './ConflictModal';
import { FulfilmentFields } from './FulfilmentFields';
import { OptionGroupFields } from './OptionGroupFields';
import { inputOf, type ProductFields } from './product-form';
import { VariantFields } from './VariantFields';

interface Props {
  saved: ProductForm | null;
  initial: ProductFields;
  page: ProductsPage;
  changed: () => void;
  close: () => void;
}

// A voucher of value is no dish and is sold elsewhere.
const TAX_OPTIONS = TAX_CLASSES.filter((key) => key !== 'voucherMulti').map((value) => ({
  value,
  label: TAX_CLASS_LABELS[value],
}));

const AGES = [
  { value: '0', label: 'Keine' },
  { value: '16', label: 'Ab 16 Jahren (Bier, Wein, Sekt)' },
  { value: '18', label: 'Ab 18 Jahren (Spirituosen, Mischgetränke, Tabak)' },
];

export function ProductEditor({ saved, initial, page, changed, close }: Props) {
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(saved?.version);
  const [conflict, setConflict] = useState<ProductForm | null>(null);
  const form = useForm({ initialValues: initial });

  async function save(fields: ProductFields): Promise<void> {
    const unpriced = fields.variants.findIndex(({ priceCents }) => priceCents === null);
    if (unpriced >= 0)
      return form.setFieldError(`variants.${unpriced}.priceCents`, 'Bitte einen Preis eingeben.');

    setBusy(true);
    const path = saved ? '/api/product/update' : '/api/product/create';
    const body = { ...inputOf(fields), ...(saved && { id: saved.id, version }) };
    const answer = await api.post<ProductForm>(path, body, { silent: true });
    setBusy(false);
    if (!showErrors(form, answer)) return explain(answer as ApiFailure);
    if (answer.message) toast.success(answer.message);
    changed();
    close();
  }

  function explain(failure: ApiFailure): void {
    const { current } = (failure.data ?? {}) as { current?: ProductForm };
    if (failure.status === 412 && current) setConflict(current);
    else toast.error(failure.headline, failure.message);
  }

  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      <Stack gap="lg">
        <Group grow align="start" preventGrowOverflow={false}>
          <TextInput label="Nummer" maxLength={10} maw="6rem" {...form.getInputProps('number')} />
          <TextInput label="Name" maxLength={80} data-autofocus {...form.getInputProps('name')} />
        </Group>
        <Textarea
          label="Beschreibung"
          description="Was Gäste unter dem Namen lesen."
          maxLength={400}
          autosize
          minRows={2}
          {...form.getInputProps('description')}
        />
        <Select
          label="Kategorie"
          data={page.categories.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          {...form.getInputProps('categoryId')}
        />
        <Select
          label="Steuerklasse"
          description="Daraus folgt der Mehrwertsteuersatz, je nachdem ob geliefert, abgeholt oder am Tisch gegessen wird."
          data={TAX_OPTIONS}
          allowDeselect={false}
          {...form.getInputProps('taxClass')}
        />
        <VariantFields form={form} />
        <OptionGroupFields
          chosen={form.values.optionGroupIds}
          choose={(ids) => form.setFieldValue('optionGroupIds', ids)}
          groups={page.optionGroups}
          sizes={form.values.variants.map(({ name }) => name).filter(Boolean)}
          changed={() => void reload()}
          error={form.errors.optionGroupIds}
        />
        <AllergenFields
          allergens={form.values.allergens}
          additives={form.values.additives}
          setAllergens={(next) => form.setFieldValue('allergens', next)}
          setAdditives={(next) => form.setFieldValue('additives', next)}
        />
        <Group grow align="start">
          <EuroInput
            label="Pfand"
            description="Steht neben dem Preis, nicht darin."
            value={form.values.depositCents}
            onChange={(cents) => form.setFieldValue('depositCents', cents)}
            error={form.errors.depositCents}
          />
          <Select
            label="Altersgrenze"
            description="Wird bei der Übergabe geprüft."
            data={AGES}
            allowDeselect={false}
            value={String(form.values.minAge)}
            onChange={(value) => form.setFieldValue('minAge', Number(value) as 0 | 16 | 18)}
          />
        </Group>
        <FulfilmentFields
          value={form.values.fulfilments}
          onChange={(next) => form.setFieldValue('fulfilments', next)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={busy}>
            Abbrechen
          </Button>
          <SubmitButton loading={busy}>{saved ? 'Speichern' : 'Anlegen'}</SubmitButton>
        </Group>
      </Stack>
      <ConflictModal
        mine={form.values}
        current={conflict}
        categories={page.categories}
        close={() => setConflict(null)}
        keep={(next) => {
          setVersion(next.version);
          setConflict(null);
        }}
        take={() => {
          changed();
          close();
        }}
      />
    </form>
  );
}
