import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Modal } from '../../../../components/dialogs/Dialog';
import { PasswordField } from '../../../../components/fields/PasswordField';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';

const STAYS = 'Name, Adresse und Anmeldung werden sofort gelöscht. Das lässt sich nicht rückgängig machen.';
const CLOSES =
  'Außer dir gehört das Restaurant hier niemandem. Mit deinem Konto schließt auch der Shop: Er nimmt keine Bestellungen mehr an, dein Team verliert den Zugang. Bestellungen und Belege bewahren wir so lange auf, wie das Gesetz es verlangt, und löschen sie dann.';

export function DeleteAccount({ closesShop }: { closesShop: boolean }) {
  const [asking, setAsking] = useState(false);

  return (
    <Section title="Konto löschen" lead={closesShop ? CLOSES : STAYS}>
      <Button variant="outline" color="red.4" onClick={() => setAsking(true)}>
        Konto löschen
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title="Konto wirklich löschen?">
        <DeleteForm closesShop={closesShop} onClose={() => setAsking(false)} />
      </Modal>
    </Section>
  );
}

function DeleteForm({ closesShop, onClose }: { closesShop: boolean; onClose: () => void }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { currentPassword: '', closeShop: false } });
  const { busy, problem, send } = useSending(form);

  async function submit(values: typeof form.values): Promise<void> {
    if (await send(() => api.post('/api/user/delete', values, { silent: true }))) location.assign('/');
  }

  return (
    <form method="post" onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        <Text>{STAYS}</Text>
        <PasswordField
          label="Dein Passwort zur Bestätigung"
          data-autofocus
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        {closesShop && (
          <Checkbox
            label="Ja, mein Restaurant bei Tresen soll geschlossen werden."
            key={form.key('closeShop')}
            {...form.getInputProps('closeShop', { type: 'checkbox' })}
          />
        )}
        <Stack gap="xs">
          <SubmitButton color="red.4" loading={busy}>
            Endgültig löschen
          </SubmitButton>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Abbrechen
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
