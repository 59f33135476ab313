import { PasswordField } from '../../components/fields/PasswordField';
import { AccountField, AuthForm, NameField } from '../../components/frame/AuthForm';
import { nameProblem, passwordProblem, useAuthForm } from '../../lib/form/auth-form';

export function JoinForm({ token, email }: { token: string; email: string }) {
  const auth = useAuthForm({
    initialValues: { name: '', password: '' },
    validate: { name: nameProblem, password: passwordProblem },
  });
  const { form, enter } = auth;

  const submit = ({ name, password }: { name: string; password: string }) =>
    enter('/api/invitation/register', { token, name, password }, '/app/dashboard');

  return (
    <AuthForm auth={auth} onSubmit={submit} action="Einladung annehmen">
      <AccountField value={email} readOnly />
      <NameField {...form.getInputProps('name')} />
      <PasswordField choosing label="Passwort" {...form.getInputProps('password')} />
    </AuthForm>
  );
}
