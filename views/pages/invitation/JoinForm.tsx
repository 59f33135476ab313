import { PasswordField } from '../../components/fields/PasswordField';
import { AccountField, AuthForm, NameField } from '../../components/frame/AuthForm';
import { nameProblem, passwordProblem, useAuthForm } from '../../lib/form/auth-form';

export function JoinForm({ token, email }: { token: string; email: string }) {
  const auth = useAuthForm(['name', 'password'], {
    initialValues: { name: '', password: '' },
    validate: { name: nameProblem, password: passwordProblem },
  });
  const { form, enter } = auth;

  const submit = ({ name, password }: typeof form.values) =>
    enter('/api/invitation/register', { token, name, password }, '/app/dashboard');

  return (
    <AuthForm auth={auth} onSubmit={submit} action="Einladung annehmen">
      <AccountField value={email} readOnly />
      <NameField key={form.key('name')} {...form.getInputProps('name')} />
      <PasswordField
        choosing
        label="Passwort"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </AuthForm>
  );
}
