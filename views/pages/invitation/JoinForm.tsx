import { PasswordField } from '../../components/fields/PasswordField';
import { AccountField, DoorForm, NameField } from '../../components/frame/AuthForm';
import { longEnough, saidName, useDoorForm } from '../../lib/form/auth-form';

export function JoinForm({ token, email }: { token: string; email: string }) {
  const door = useDoorForm(['name', 'password'], {
    initialValues: { name: '', password: '' },
    validate: { name: saidName, password: longEnough },
  });
  const { form, enter } = door;

  const submit = ({ name, password }: typeof form.values) =>
    enter('/api/invitation/register', { token, name, password }, '/app/dashboard');

  return (
    <DoorForm door={door} onSubmit={submit} action="Einladung annehmen">
      <AccountField value={email} readOnly />
      <NameField key={form.key('name')} {...form.getInputProps('name')} />
      <PasswordField
        choosing
        label="Passwort"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </DoorForm>
  );
}
