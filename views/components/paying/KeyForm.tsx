import { Button, Group, PasswordInput, Switch, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ServicePart } from '../../../src/shop/payment/page/payment-page.view';
import { useUnsaved } from '../../lib/form/unsaved';
import { ConfirmModal } from '../dialogs/ConfirmModal';
import classes from './Paying.module.css';
import { usePaymentKeys } from './usePaymentKeys';

interface KeyFormProps extends ServicePart {
  version: number;
  /** How the service calls its two keys. */
  words: { publicKey: string; publicHint: string; secretKey: string; secretHint: string };
  /** The service has a place to try things out that its keys do not tell. */
  withSandbox?: boolean;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** The keys of one service: written, never read again. */
export function KeyForm({ version, publicKey, check, words, withSandbox = false, children }: KeyFormProps) {
  const { service, label, connected, verdict } = check;
  const [typed, setTyped] = useState({ publicKey, secretKey: '', sandbox: check.sandbox });
  const { busy, problems, save, check: checkAgain, remove } = usePaymentKeys({ service, version });
  const dirty =
    typed.publicKey.trim() !== publicKey || typed.secretKey !== '' || typed.sandbox !== check.sandbox;
  const missing = !typed.publicKey.trim() || (!connected && !typed.secretKey.trim());

  useUnsaved(dirty ? { what: `Schlüssel für ${label}`, save: missing ? undefined : submit } : null);

  async function submit(): Promise<boolean> {
    const { sandbox, ...keys } = typed;
    const saved = await save(withSandbox ? typed : keys);
    if (saved) setTyped({ ...keys, sandbox, secretKey: '' });
    return saved;
  }

  async function disconnect(): Promise<boolean> {
    const removed = await remove();
    if (removed) setTyped({ publicKey: '', secretKey: '', sandbox: false });
    return removed;
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      {children}
      <TextInput
        label={words.publicKey}
        description={words.publicHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={typed.publicKey}
        error={problems.publicKey || (!dirty && verdict?.field === 'public' && verdict.words)}
        onChange={({ currentTarget }) => setTyped({ ...typed, publicKey: currentTarget.value })}
      />
      <PasswordInput
        label={words.secretKey}
        description={
          connected ? 'Gespeichert und verschlüsselt. Zum Ersetzen neu eingeben.' : words.secretHint
        }
        placeholder={connected ? 'Gespeichert' : undefined}
        classNames={{ innerInput: classes.secret }}
        autoComplete="off"
        data-1p-ignore
        maxLength={300}
        value={typed.secretKey}
        error={problems.secretKey || (!dirty && verdict?.field === 'secret' && verdict.words)}
        visibilityToggleButtonProps={{ 'aria-label': 'Eingabe anzeigen', tabIndex: 0 }}
        onChange={({ currentTarget }) => setTyped({ ...typed, secretKey: currentTarget.value })}
      />
      {withSandbox && (
        <Switch
          label="Sandbox"
          description="Zum Ausprobieren mit Testkonten. Es fließt kein Geld."
          checked={typed.sandbox}
          onChange={({ currentTarget }) => setTyped({ ...typed, sandbox: currentTarget.checked })}
        />
      )}
      <Group gap="sm">
        <Button type="submit" loading={busy} disabled={!dirty || missing}>
          Speichern und prüfen
        </Button>
        {connected && (
          <Known label={label} busy={busy} dirty={dirty} check={checkAgain} disconnect={disconnect} />
        )}
      </Group>
    </form>
  );
}

interface KnownProps {
  label: string;
  busy: boolean;
  dirty: boolean;
  check: () => Promise<void>;
  disconnect: () => Promise<boolean>;
}

/** What can be done with keys that are stored. */
function Known({ label, busy, dirty, check, disconnect }: KnownProps) {
  const [removing, setRemoving] = useState(false);

  return (
    <>
      <Button variant="default" disabled={busy || dirty} onClick={() => void check()}>
        Noch einmal prüfen
      </Button>
      <Button variant="subtle" color="gray" disabled={busy} onClick={() => setRemoving(true)}>
        Trennen
      </Button>
      <ConfirmModal
        opened={removing}
        title={`${label} trennen?`}
        confirm="Trennen"
        dangerous
        busy={busy}
        onConfirm={async () => {
          if (await disconnect()) setRemoving(false);
        }}
        onClose={() => setRemoving(false)}
      >
        Gäste können danach nicht mehr über {label} zahlen. Was schon bezahlt ist, kann ohne die Schlüssel
        nicht eingezogen und nicht erstattet werden: Schließe offene Bestellungen vorher ab.
      </ConfirmModal>
    </>
  );
}
