import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ColleagueView } from '../../../../src/auth/pin/pin.view';
import { Modal } from '../../../components/dialogs/Dialog';
import { SubmitButton } from '../../../components/fields/SubmitButton';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import classes from './SwitchUser.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const LONGEST = 6;
const SHORTEST = 4;

interface PinPadProps {
  colleague: ColleagueView;
  onClose: () => void;
}

/** Big keys for a tablet, and a field for whoever has a keyboard. */
export function PinPad({ colleague, onClose }: PinPadProps) {
  const [pin, setPin] = useState('');
  const { busy, problem, send } = useSending();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const memberId = colleague.id;
    const switchUser = () => api.post('/api/user/switch', { memberId, pin }, { silent: true });
    if (await send(switchUser)) location.assign('/app/dashboard');
    else setPin('');
  }

  const type = (text: string) => setPin(text.replace(/\D/g, '').slice(0, LONGEST));

  return (
    <Modal opened onClose={onClose} title={colleague.name} size="xs">
      <form method="post" onSubmit={submit} noValidate>
        <TextInput
          label="PIN"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          className={classes.field}
          value={pin}
          onChange={(event) => type(event.currentTarget.value)}
          error={problem}
        />
        <Keys pin={pin} type={type} />
        <SubmitButton fullWidth mt="lg" loading={busy} disabled={pin.length < SHORTEST}>
          Weiter
        </SubmitButton>
      </form>
    </Modal>
  );
}

interface KeysProps {
  pin: string;
  type: (pin: string) => void;
}

const Keys = ({ pin, type }: KeysProps) => (
  <div className={classes.pad}>
    {KEYS.map((digit) => (
      <Key key={digit} onPress={() => type(pin + digit)}>
        {digit}
      </Key>
    ))}
    <Key label="Alles löschen" onPress={() => type('')}>
      C
    </Key>
    <Key onPress={() => type(`${pin}0`)}>0</Key>
    <Key label="Letzte Ziffer löschen" onPress={() => type(pin.slice(0, -1))}>
      ⌫
    </Key>
  </div>
);

interface KeyProps {
  children: string;
  label?: string;
  onPress: () => void;
}

function Key({ children, label, onPress }: KeyProps) {
  return (
    <button type="button" className={classes.key} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
