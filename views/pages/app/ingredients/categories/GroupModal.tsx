import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { IngredientCategoryRow } from '../../../../../src/shop/ingredient/ingredient.view';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Problem } from '../../../../components/states/Problem';
import { showErrors } from '../../../../lib/form/form';
import { api } from '../../../../lib/http/api';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';

interface Props {
  /** null: a new one. */
  group: IngredientCategoryRow | null;
  opened: boolean;
  close: () => void;
}

export function GroupModal({ group, opened, close }: Props) {
  return (
    <Modal opened={opened} onClose={close} title={group ? `Gruppe „${group.name}“` : 'Neue Gruppe'}>
      {opened && <GroupForm key={group?.id} group={group} close={close} />}
    </Modal>
  );
}

function GroupForm({ group, close }: Omit<Props, 'opened'>) {
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(group?.version);
  const [problem, setProblem] = useState('');
  const form = useForm({ initialValues: { name: group?.name ?? '' } });

  async function save({ name }: typeof form.values): Promise<void> {
    setBusy(true);
    const answer = group
      ? await api.post('/api/ingredientCategory/update', { name, id: group.id, version }, { silent: true })
      : await api.post('/api/ingredientCategory/create', { name }, { silent: true });
    setBusy(false);
    if (!showErrors(form, answer)) return explain(answer as ApiFailure);
    if (answer.message) toast.success(answer.message);
    close();
    await reload();
  }

  function explain({ status, data, message, fields }: ApiFailure): void {
    const { current } = (data ?? {}) as { current?: { name: string; version: number } };
    if (status === 412 && current) setVersion(current.version);
    if (!fields) setProblem(current ? renamedText(current.name) : message);
  }

  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        <TextInput label="Name" maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={busy}>
            Abbrechen
          </Button>
          <SubmitButton loading={busy}>{group ? 'Speichern' : 'Anlegen'}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

const renamedText = (name: string): string =>
  `Jemand anderes hat die Gruppe inzwischen „${name}“ genannt. Noch einmal speichern ersetzt das.`;
