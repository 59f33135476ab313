import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { ColleagueView, SwitchUserPage } from '../../../../src/auth/pin/pin.view';
import { initialsOf, ROLE_NAMES } from '../../../../src/auth/user/user.rules';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { PinPad } from './PinPad';
import classes from './SwitchUser.module.css';

export default function SwitchUser({ currentId, colleagues }: SwitchUserPage) {
  const [chosen, setChosen] = useState<ColleagueView | null>(null);

  return (
    <>
      <PageHeader title="Wer arbeitet hier?" lead="Tippe auf deinen Namen und gib deine PIN ein." />
      {colleagues.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title="Noch hat niemand eine PIN"
          action={
            <Button component="a" href="/app/settings/user">
              PIN festlegen
            </Button>
          }
        >
          Jede Person legt ihre PIN in ihren eigenen Einstellungen fest.
        </EmptyState>
      ) : (
        <ul className={classes.people}>
          {colleagues.map((colleague) => (
            <li key={colleague.id}>
              <button type="button" className={classes.person} onClick={() => setChosen(colleague)}>
                <span className={classes.initials} aria-hidden>
                  {initialsOf(colleague.name)}
                </span>
                <span className={classes.name}>{colleague.name}</span>
                <span className={classes.role}>
                  {colleague.id === currentId ? 'Gerade am Gerät' : ROLE_NAMES[colleague.role]}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && <PinPad key={chosen.id} colleague={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
