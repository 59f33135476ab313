import { Checkbox } from '@mantine/core';
import { navigate } from 'vike/client/router';
import type { RegisterPage } from '../../../src/auth/account/account.view';
import { PasswordField } from '../../components/fields/PasswordField';
import { AccountField, AuthForm, NameField } from '../../components/frame/AuthForm';
import { nameProblem, passwordProblem, useAuthForm } from '../../lib/form/auth-form';
import { authCall, entered } from '../../lib/session/session';

const AGREE = 'Ohne deine Zustimmung können wir kein Konto anlegen.';
const agreed = (accepted: boolean): string | null => (accepted ? null : AGREE);

const CHECKS = {
  name: nameProblem,
  email: (email: string) => (/.@./.test(email) ? null : 'Gib deine E-Mail-Adresse ein.'),
  password: passwordProblem,
  acceptTerms: agreed,
  acceptProcessing: agreed,
};

interface RegisterFormProps extends Pick<RegisterPage, 'agreements'> {
  /** Where mails go out, the mailbox answers first. */
  onMailed: (email: string) => void;
}

export function RegisterForm({ agreements: { terms, processing }, onMailed }: RegisterFormProps) {
  const auth = useAuthForm({
    initialValues: { name: '', email: '', password: '', acceptTerms: false, acceptProcessing: false },
    validate: CHECKS,
  });
  const { form, send } = auth;
  const versions = { acceptTerms: terms.version, acceptProcessing: processing.version };

  async function submit({
    name,
    email,
    password,
  }: {
    name: string;
    email: string;
    password: string;
  }): Promise<void> {
    const body = { name, email, password, ...versions };
    const answer = await send(async () => {
      const given = await authCall<object | null>('/api/auth/register', body);
      return given.success && given.data === null ? given : entered(given);
    });
    if (answer?.data === null) onMailed(email);
    else if (answer) await navigate('/app/setup');
  }

  return (
    <AuthForm auth={auth} onSubmit={submit} action="Konto anlegen">
      <NameField {...form.getInputProps('name')} />
      <AccountField {...form.getInputProps('email')} />
      <PasswordField choosing label="Passwort" {...form.getInputProps('password')} />
      <Checkbox
        label={<Accepting path={terms.path} />}
        {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
      />
      <Checkbox
        label={<Concluding path={processing.path} />}
        {...form.getInputProps('acceptProcessing', { type: 'checkbox' })}
      />
    </AuthForm>
  );
}

const Accepting = ({ path }: { path: string }) => (
  <>
    Ich akzeptiere die <Text href={path}>Nutzungsbedingungen</Text>.
  </>
);

const Concluding = ({ path }: { path: string }) => (
  <>
    Ich schließe den <Text href={path}>Vertrag zur Auftragsverarbeitung</Text> ab.
  </>
);

/** Opens beside the form, so that nothing typed is lost. */
function Text({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
