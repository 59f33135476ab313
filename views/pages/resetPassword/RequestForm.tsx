import { Alert } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { AccountField, AuthForm } from '../../components/frame/AuthForm';
import { useAuthForm } from '../../lib/form/auth-form';
import { authCall } from '../../lib/session/session';

export function RequestForm() {
  const [sent, setSent] = useState<string | null>(null);
  const auth = useAuthForm({ initialValues: { email: '' } });
  const { form, send } = auth;

  async function submit({ email }: { email: string }): Promise<void> {
    const answer = await send(() => authCall('/api/auth/reset/request', { email }));
    if (answer) setSent(answer.message ?? '');
  }

  if (sent !== null) {
    return (
      <div>
        <Alert icon={<IconMailCheck />} title="Schau in dein Postfach" role="status">
          {sent} Der Link gilt 30 Minuten. Nichts angekommen? Sieh auch im Spam-Ordner nach.
        </Alert>
      </div>
    );
  }

  return (
    <AuthForm auth={auth} onSubmit={submit} action="Link anfordern">
      <AccountField autoFocus {...form.getInputProps('email')} />
    </AuthForm>
  );
}
