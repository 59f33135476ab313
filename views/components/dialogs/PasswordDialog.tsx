import { Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import { PasswordField } from '../fields/PasswordField';
import { Problem } from '../states/Problem';
import { FormButtons } from './FormButtons';

interface PasswordDialogProps {
  answer: (proven: boolean) => void;
}

export function PasswordDialog({ answer }: PasswordDialogProps) {
  return (
    <Modal opened onClose={() => answer(false)} title="Dein Passwort, bitte" size="sm">
      <PromptForm answer={answer} />
    </Modal>
  );
}

function PromptForm({ answer }: PasswordDialogProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { currentPassword: '' } });
  const { busy, problem, send } = useSending(form);

  async function submit(values: typeof form.values): Promise<void> {
    if (await send(() => api.post('/api/user/prove', values, { silent: true }))) answer(true);
  }

  return (
    <form method="post" onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Text>Du arbeitest hier mit deiner PIN. Dafür brauchen wir dein Passwort.</Text>
        <Problem>{problem}</Problem>
        <PasswordField
          label="Passwort"
          data-autofocus
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <FormButtons submit="Weiter" busy={busy} onCancel={() => answer(false)} />
      </Stack>
    </form>
  );
}
