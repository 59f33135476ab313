import { Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import { FULFILMENTS } from '../../../../../src/shared/fulfilment.types';
import type { CategoryRow } from '../../../../../src/shop/category/category.view';
import { FormButtons } from '../../../../components/dialogs/FormButtons';
import { PicturePicker } from '../../../../components/pictures/PicturePicker';
import { Problem } from '../../../../components/states/Problem';
import { type Once, useSendingOnce } from '../../../../lib/form/sending-once';
import { closing, useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';
import { FulfilmentFields } from '../editor/FulfilmentFields';
import type { CategoryFields } from './category-form';
import { TimesFields } from './TimesFields';

interface Props {
  /** null: a new one. */
  category: CategoryRow | null;
  /** The window it stands in. */
  window: string;
  close: () => void;
}

export function CategoryForm({ category, window, close }: Props) {
  const [version, setVersion] = useState(category?.version);
  const form = useForm<CategoryFields>({ initialValues: fieldsOf(category) });
  const { busy, problem, send } = useSendingOnce(form);
  const verb = category ? 'Speichern' : 'Anlegen';
  const what = category ? `Kategorie „${category.name}“` : 'Neue Kategorie';
  useUnsaved(form.isDirty() ? { what, verb, save: () => save(form.getValues()) } : null, window);

  async function save(fields: typeof form.values): Promise<boolean> {
    const call = (once: Once) =>
      category
        ? api.post('/api/category/update', { ...fields, id: category.id, version }, once)
        : api.post('/api/category/create', fields, once);
    const answer = await send(call, refused);
    if (!answer) return false;
    if (answer.message) toast.success(answer.message);
    close();
    await reload();
    return true;
  }

  /** Sending it again replaces what somebody else has saved; without a session a reload would lose what stands here. */
  function refused(failure: ApiFailure): boolean {
    const current = savedMeanwhile<{ version: number }>(failure);
    if (!current) return false;
    setVersion(current.version);
    void reload();
    return false;
  }

  return (
    <form onSubmit={form.onSubmit((fields) => void save(fields))} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        <WordFields form={form} />
        <FulfilmentFields
          value={form.values.fulfilments}
          onChange={(next) => form.setFieldValue('fulfilments', next)}
        />
        <PicturePicker
          label="Bild"
          value={form.values.image}
          onChange={(image) => form.setFieldValue('image', image)}
        />
        <TimesFields form={form} />
        <FormButtons submit={verb} busy={busy} onCancel={closing(window, close)} />
      </Stack>
    </form>
  );
}

const fieldsOf = (category: CategoryRow | null): CategoryFields => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  fulfilments: category?.fulfilments ?? [...FULFILMENTS],
  image: category?.image ?? null,
  times: category?.times ?? null,
});

const WordFields = ({ form }: { form: UseFormReturnType<CategoryFields> }) => (
  <>
    <TextInput label="Name" maxLength={60} data-autofocus {...form.getInputProps('name')} />
    <TextInput
      label="Beschreibung"
      description="Steht unter der Überschrift, zum Beispiel „Alle Pizzen mit Mozzarella“."
      maxLength={200}
      {...form.getInputProps('description')}
    />
  </>
);
