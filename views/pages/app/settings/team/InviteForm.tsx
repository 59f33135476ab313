import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { reload } from 'vike/client/router';
import type { Role } from '../../../../../src/auth/user/user.types';
import { Select } from '../../../../components/fields/Select';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Problem } from '../../../../components/states/Problem';
import { useSendingOnce } from '../../../../lib/form/sending-once';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';
import { ROLE_CHOICES } from './roles';

export function InviteForm() {
  const form = useForm({ initialValues: { email: '', role: 'staff' as Role } });
  const { busy, problem, send } = useSendingOnce(form);

  const save = () => invite(form.getValues());
  useUnsaved(form.values.email.trim() ? { what: 'Einladung', save, verb: 'Verschicken' } : null);

  async function invite(values: typeof form.values): Promise<boolean> {
    if (!(await send((once) => api.post('/api/member/invite', values, once)))) return false;
    form.reset();
    toast.success('Die Einladung ist unterwegs.');
    await reload();
    return true;
  }

  return (
    <form
      method="post"
      className={classes.invite}
      onSubmit={form.onSubmit((values) => void invite(values))}
      noValidate
    >
      <Problem>{problem}</Problem>
      <TextInput
        label="Jemanden einladen"
        placeholder="name@beispiel.de"
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Select label="Rolle" data={ROLE_CHOICES} allowDeselect={false} {...form.getInputProps('role')} />
      <SubmitButton loading={busy}>Einladen</SubmitButton>
    </form>
  );
}
