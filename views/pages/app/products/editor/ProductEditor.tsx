import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductForm, ProductsPage } from '../../../../../src/shop/dish/dish.view';
import { TAX_CLASSES } from '../../../../../src/shop/pricing/pricing.types';
import { TAX_CLASS_LABELS } from '../../../../../src/shop/pricing/tax.rules';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { api } from '../../../../lib/http/api';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';
import { ConflictModal } from '../ConflictModal';
import classes from './Editor.module.css';
import { ownProblems, type SectionKey, sectionsOf } from './editor-sections';
import { FulfilmentFields } from './FulfilmentFields';
import { ProductSections } from './ProductSections';
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

export function ProductEditor({ saved, initial, page, changed, close }: Props) {
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(saved?.version);
  const [conflict, setConflict] = useState<ProductForm | null>(null);
  const form = useForm({ initialValues: initial });
  const [open, setOpen] = useState<ReadonlySet<SectionKey>>(() => openAtFirst(initial));

  async function save(fields: ProductFields): Promise<void> {
    const wrong = ownProblems(fields);
    if (Object.keys(wrong).length > 0) return show(wrong);

    setBusy(true);
    const path = saved ? '/api/product/update' : '/api/product/create';
    const body = { ...inputOf(fields), ...(saved && { id: saved.id, version }) };
    const answer = await api.post<ProductForm>(path, body, { silent: true });
    setBusy(false);
    if (!answer.success) return explain(answer);
    if (isRecounted(fields, initial))
      await api.post('/api/stock/set', { productId: answer.data.id, left: fields.left });
    if (answer.message) toast.success(answer.message);
    changed();
    close();
  }

  /** A field that is folded away cannot be moved to. */
  function show(fields: Record<string, string>): void {
    flushSync(() => setOpen((before) => new Set([...before, ...sectionsOf(Object.keys(fields))])));
    form.setErrors(fields);
    const [first] = Object.keys(fields);
    if (first) form.getInputNode(first)?.focus();
  }

  function explain(failure: ApiFailure): void {
    if (failure.fields) show(failure.fields);
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
        <FulfilmentFields
          value={form.values.fulfilments}
          onChange={(next) => form.setFieldValue('fulfilments', next)}
        />
        <ProductSections
          form={form}
          page={page}
          self={saved?.id ?? null}
          open={open}
          toggle={(key, now) => setOpen((before) => toggled(before, key, now))}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={close} disabled={busy}>
            Abbrechen
          </Button>
          <SubmitButton loading={busy}>{saved ? 'Speichern' : 'Anlegen'}</SubmitButton>
        </div>
      </Stack>
      <ConflictModal
        mine={form.values}
        current={conflict}
        page={page}
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

/** Saving a dish counts nothing anew; typing a number does. */
const isRecounted = ({ counted, left }: ProductFields, before: ProductFields): boolean =>
  counted !== 'none' && typeof left === 'number' && (left !== before.left || counted !== before.counted);

/** Allergens that nobody has checked are not folded away: the law wants them said. */
const openAtFirst = ({ allergens, ingredientIds }: ProductFields): Set<SectionKey> =>
  new Set(allergens === null && ingredientIds.length === 0 ? ['contents'] : []);

function toggled(before: ReadonlySet<SectionKey>, key: SectionKey, now: boolean): Set<SectionKey> {
  const next = new Set(before);
  if (now) next.add(key);
  else next.delete(key);
  return next;
}
