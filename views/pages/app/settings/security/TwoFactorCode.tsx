import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PendingTwoFactor } from '../../../../../src/auth/two-factor/two-factor.view';
import { CopyField } from '../../../../components/fields/CopyField';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import classes from '../form/Account.module.css';

interface TwoFactorCodeProps {
  pending: PendingTwoFactor;
  onCodes: (codes: string[]) => void;
}

/** The second factor counts only after one code from the app was typed. */
export function TwoFactorCode({ pending, onCodes }: TwoFactorCodeProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } });
  const { busy, problem, send } = useSending(form);

  async function submit(values: typeof form.values): Promise<void> {
    const answer = await send(() =>
      api.post<{ recoveryCodes: string[] }>('/api/user/totp/turnOn', values, { silent: true }),
    );
    if (answer) onCodes(answer.data.recoveryCodes);
  }

  return (
    <form method="post" className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
      <p>Öffne deine Authenticator-App und scanne diesen Code.</p>
      <img
        className={classes.qr}
        alt="QR-Code für deine Authenticator-App"
        src={`data:image/svg+xml,${encodeURIComponent(pending.picture)}`}
      />
      <CopyField label="Oder tippe diesen Schlüssel ab" value={pending.secret} />
      <Problem>{problem}</Problem>
      <TextInput
        label="Code aus der App"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        autoFocus
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
      <SubmitButton loading={busy}>Einschalten</SubmitButton>
    </form>
  );
}
