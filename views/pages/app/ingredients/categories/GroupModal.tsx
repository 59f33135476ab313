import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { IngredientCategoryRow } from '../../../../../src/shop/ingredient/ingredient.view';
import { Modal } from '../../../../components/dialogs/Dialog';
import { FormButtons } from '../../../../components/dialogs/FormButtons';
import { Problem } from '../../../../components/states/Problem';
import { type Once, useSendingOnce } from '../../../../lib/form/sending-once';
import { closing, useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';

interface Props {
  /** null: a new one. */
  group: IngredientCategoryRow | null;
  opened: boolean;
  close: () => void;
}

const WINDOW = 'group';

export function GroupModal({ group, opened, close }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={closing(WINDOW, close)}
      title={group ? `Gruppe „${group.name}“` : 'Neue Gruppe'}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
    >
      {opened && <GroupForm key={group?.id} group={group} close={close} />}
    </Modal>
  );
}

function GroupForm({ group, close }: Omit<Props, 'opened'>) {
  const [version, setVersion] = useState(group?.version);
  const form = useForm({ initialValues: { name: group?.name ?? '' } });
  const [renamed, setRenamed] = useState<string | null>(null);
  const { busy, problem, send } = useSendingOnce(form);
  const verb = group ? 'Speichern' : 'Anlegen';
  const what = group ? `Gruppe „${group.name}“` : 'Neue Gruppe';
  useUnsaved(form.isDirty() ? { what, verb, save: () => save(form.getValues()) } : null, WINDOW);

  async function save({ name }: typeof form.values): Promise<boolean> {
    setRenamed(null);
    const call = (once: Once) =>
      group
        ? api.post('/api/ingredientCategory/update', { name, id: group.id, version }, once)
        : api.post('/api/ingredientCategory/create', { name }, once);
    const answer = await send(call, refused);
    if (!answer) return false;
    if (answer.message) toast.success(answer.message);
    close();
    await reload();
    return true;
  }

  /** Sending it again replaces what the other person saved. */
  function refused(failure: ApiFailure): boolean {
    const current = savedMeanwhile<{ name: string; version: number }>(failure);
    if (!current) return false;
    setVersion(current.version);
    setRenamed(current.name);
    return true;
  }

  return (
    <form onSubmit={form.onSubmit((fields) => void save(fields))} noValidate>
      <Stack gap="md">
        <Problem>{renamed === null ? problem : renamedText(renamed)}</Problem>
        <TextInput label="Name" maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <FormButtons submit={verb} busy={busy} onCancel={closing(WINDOW, close)} />
      </Stack>
    </form>
  );
}

const renamedText = (name: string): string =>
  `Jemand anderes hat die Gruppe inzwischen „${name}“ genannt. Noch einmal speichern ersetzt das.`;
