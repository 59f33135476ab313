import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { reload } from 'vike/client/router';
import type { Role } from '../../../../../src/auth/user/user.types';
import { Select } from '../../../../components/fields/Select';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';
import { ROLE_CHOICES } from './roles';

export function InviteForm() {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', role: 'staff' as Role } });
  const { busy, problem, send } = useSending(form);

  async function submit(values: typeof form.values): Promise<void> {
    if (!(await send(() => api.post('/api/member/invite', values, { silent: true })))) return;
    form.reset();
    toast.success('Die Einladung ist unterwegs.');
    await reload();
  }

  return (
    <form method="post" className={classes.invite} onSubmit={form.onSubmit(submit)} noValidate>
      <Problem>{problem}</Problem>
      <TextInput
        label="Jemanden einladen"
        placeholder="name@beispiel.de"
        type="email"
        inputMode="email"
        autoComplete="off"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <Select
        label="Rolle"
        data={ROLE_CHOICES}
        allowDeselect={false}
        key={form.key('role')}
        {...form.getInputProps('role')}
      />
      <SubmitButton loading={busy}>Einladen</SubmitButton>
    </form>
  );
}
