import { useForm } from '@mantine/form';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { SecurityPage } from '../../../../../src/auth/account/account.view';
import type { PendingTwoFactor } from '../../../../../src/auth/two-factor/two-factor.view';
import { PasswordField } from '../../../../components/fields/PasswordField';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoFactorCode } from './TwoFactorCode';

const LEAD =
  'Zum Passwort kommt ein Code aus einer App auf deinem Telefon. Wer nur dein Passwort kennt, kommt nicht hinein.';

type Step = { pending: PendingTwoFactor } | { codes: string[] } | null;

export function TwoFactorSection({ twoFactor }: Pick<SecurityPage['user'], 'twoFactor'>) {
  const [step, setStep] = useState<Step>(null);

  async function done(): Promise<void> {
    setStep(null);
    await reload();
  }

  return (
    <Section
      title="Anmeldung in zwei Schritten"
      lead={LEAD}
      actions={
        <StatusBadge tone={twoFactor ? 'good' : 'quiet'}>{twoFactor ? 'Eingeschaltet' : 'Aus'}</StatusBadge>
      }
    >
      {step && 'pending' in step ? (
        <TwoFactorCode pending={step.pending} onCodes={(codes) => setStep({ codes })} />
      ) : step ? (
        <RecoveryCodes codes={step.codes} onDone={() => void done()} />
      ) : (
        <Start twoFactor={twoFactor} onPending={(pending) => setStep({ pending })} />
      )}
    </Section>
  );
}

interface StartProps extends Pick<SecurityPage['user'], 'twoFactor'> {
  onPending: (pending: PendingTwoFactor) => void;
}

function Start({ twoFactor, onPending }: StartProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { currentPassword: '' } });
  const { busy, problem, send } = useSending(form);

  async function turnOn(values: typeof form.values): Promise<void> {
    const answer = await send(() =>
      api.post<PendingTwoFactor>('/api/user/totp/prepare', values, { silent: true }),
    );
    if (answer) onPending(answer.data);
  }

  async function turnOff(values: typeof form.values): Promise<void> {
    if (!(await send(() => api.post('/api/user/totp/turnOff', values, { silent: true })))) return;
    form.reset();
    toast.success('Die Anmeldung in zwei Schritten ist ausgeschaltet.');
    await reload();
  }

  return (
    <form
      method="post"
      className={classes.form}
      onSubmit={form.onSubmit(twoFactor ? turnOff : turnOn)}
      noValidate
    >
      <Problem>{problem}</Problem>
      {twoFactor && <CodesLeft count={twoFactor.recoveryCodesLeft} />}
      <PasswordField
        label="Dein Passwort zur Bestätigung"
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
      />
      <SubmitButton loading={busy} variant="default">
        {twoFactor ? 'Ausschalten' : 'Einrichten'}
      </SubmitButton>
    </form>
  );
}

const CodesLeft = ({ count }: { count: number }) => (
  <p className={classes.quiet}>
    Noch {count} Wiederherstellungscodes übrig. Neue bekommst du, wenn du sie aus- und wieder einschaltest.
  </p>
);
