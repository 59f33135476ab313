import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProductForm, ProductsPage } from '../../../../../src/shop/dish/dish.view';
import { TAX_CLASSES } from '../../../../../src/shop/pricing/pricing.types';
import { TAX_CLASS_LABELS } from '../../../../../src/shop/pricing/tax.rules';
import { Select } from '../../../../components/fields/Select';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { DescriptionField } from '../../../../components/texts/DescriptionField';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { DishConflict } from '../DishConflict';
import { differences } from '../product-words';
import classes from './Editor.module.css';
import { FulfilmentFields } from './FulfilmentFields';
import type { Draft } from './opened.types';
import { ProductSections } from './ProductSections';
import { inputOf, type ProductFields } from './product-form';
import { useDraft } from './useDraft';
import { useProductEditing } from './useProductEditing';
import { VariantFields } from './VariantFields';

interface Props {
  saved: ProductForm | null;
  initial: ProductFields;
  /** What somebody had typed before; null: nothing. */
  draft: Draft | null;
  userId: string;
  page: ProductsPage;
  changed: () => void;
  close: () => void;
  /** Closes after asking what is to become of what was typed. */
  cancel: () => void;
}

// A voucher of value is no dish and is sold elsewhere.
const TAX_OPTIONS = TAX_CLASSES.filter((key) => key !== 'voucherMulti').map((value) => ({
  value,
  label: TAX_CLASS_LABELS[value],
}));

export function ProductEditor({ saved, initial, draft, userId, page, changed, close, cancel }: Props) {
  const editing = useProductEditing({ saved, initial, draft, done: leave });
  const { form, busy } = editing;
  const { values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  useDraft({ userId, id: saved?.id ?? null, version: editing.version, fields: values, changed: isChanged });
  useUnsaved(
    isChanged
      ? {
          what: saved ? `„${saved.name}“` : values.name ? `„${values.name}“` : 'Neue Speise',
          changes: saved ? changedParts(values, initial, page) : undefined,
          save: () => editing.save(form.getValues()),
          verb: saved ? 'Speichern' : 'Anlegen',
        }
      : null,
  );

  function leave(): void {
    changed();
    close();
  }

  return (
    <form onSubmit={form.onSubmit((fields) => void editing.save(fields))} noValidate>
      <Stack gap="lg">
        <MainFields form={form} categories={page.categories} productId={saved?.id ?? null} />
        <VariantFields form={form} />
        <FulfilmentFields
          value={form.values.fulfilments}
          onChange={(next) => form.setFieldValue('fulfilments', next)}
        />
        <ProductSections
          form={form}
          page={page}
          self={saved?.id ?? null}
          open={editing.open}
          toggle={editing.toggle}
        />
        <Actions busy={busy} isNew={saved === null} close={cancel} />
      </Stack>
      <DishConflict
        mine={form.values}
        current={editing.conflict}
        page={page}
        close={editing.closeConflict}
        keep={editing.keepMine}
        take={leave}
      />
    </form>
  );
}

const changedParts = (values: ProductFields, initial: ProductFields, page: ProductsPage): string[] =>
  differences(inputOf(values), inputOf(initial), page).map(({ label }) => label);

const Actions = ({ busy, isNew, close }: { busy: boolean; isNew: boolean; close: () => void }) => (
  <div className={classes.actions}>
    <Button variant="default" onClick={close} disabled={busy}>
      Abbrechen
    </Button>
    <SubmitButton loading={busy}>{isNew ? 'Anlegen' : 'Speichern'}</SubmitButton>
  </div>
);

interface MainFieldsProps {
  form: UseFormReturnType<ProductFields>;
  categories: ProductsPage['categories'];
  productId: string | null;
}

const MainFields = ({ form, categories, productId }: MainFieldsProps) => (
  <>
    <Group grow align="start" preventGrowOverflow={false}>
      <TextInput label="Nummer" maxLength={10} maw="6rem" {...form.getInputProps('number')} />
      <TextInput
        label="Name"
        maxLength={80}
        data-autofocus
        // The window may have opened before the editor was there, and looks for the field only then.
        autoFocus={form.getValues().name === ''}
        {...form.getInputProps('name')}
      />
    </Group>
    <DescriptionField
      dish={form.values.name}
      productId={productId}
      setText={(text) => form.setFieldValue('description', text)}
      label="Beschreibung"
      description="Was Gäste unter dem Namen lesen."
      maxLength={400}
      autosize
      minRows={2}
      {...form.getInputProps('description')}
    />
    <Select
      label="Kategorie"
      data={categories.map(({ id, name }) => ({ value: id, label: name }))}
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
  </>
);
