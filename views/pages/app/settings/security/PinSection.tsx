import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import { reload } from 'vike/client/router';
import { PasswordField } from '../../../../components/fields/PasswordField';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';

export const PinSection = ({ hasPin }: { hasPin: boolean }) => (
  <Section
    title="PIN für das gemeinsame Tablet"
    lead={
      <>
        Auf einem Tablet, das schon angemeldet ist, übernimmst du damit unter{' '}
        <a href="/app/switchUser">Benutzer wechseln</a>.
      </>
    }
    actions={hasPin && <StatusBadge tone="good">Festgelegt</StatusBadge>}
  >
    <PinForm hasPin={hasPin} />
  </Section>
);

function PinForm({ hasPin }: { hasPin: boolean }) {
  const form = useForm({ initialValues: { pin: '', currentPassword: '' } });
  const { busy, problem, send } = useSending(form);
  useUnsaved(form.values.pin ? { what: 'Neue PIN' } : null);

  async function save(pin: string | null): Promise<void> {
    const body = { pin, currentPassword: form.getValues().currentPassword };
    if (!(await send(() => api.post('/api/user/pin', body, { silent: true })))) return;
    form.reset();
    toast.success(pin ? 'Deine PIN ist gespeichert.' : 'Deine PIN ist gelöscht.');
    await reload();
  }

  return (
    <form method="post" className={classes.form} onSubmit={form.onSubmit(({ pin }) => save(pin))} noValidate>
      <Problem>{problem}</Problem>
      <PinField label={hasPin ? 'Neue PIN' : 'PIN'} key={form.key('pin')} {...form.getInputProps('pin')} />
      <PasswordField
        label="Dein Passwort zur Bestätigung"
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
      />
      <div className={classes.actions}>
        <SubmitButton variant="default" loading={busy}>
          PIN speichern
        </SubmitButton>
        {hasPin && (
          <Button variant="default" onClick={() => void save(null)} disabled={busy}>
            PIN löschen
          </Button>
        )}
      </div>
    </form>
  );
}

const PinField = (props: TextInputProps) => (
  <TextInput
    description="Vier bis sechs Ziffern, keine Reihe und kein Jahr."
    type="password"
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    {...props}
  />
);
