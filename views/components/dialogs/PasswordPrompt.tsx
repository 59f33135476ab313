import { useEffect } from 'react';
import { proofState } from '../../lib/session/proof';
import { useStore } from '../../lib/session/store';
import { later } from '../../lib/vike/later';
import { useFocusBack } from './focus-back';

const dialog = later(() => import('./PasswordDialog').then(({ PasswordDialog }) => PasswordDialog));

/** Stands beside every page: the server asks for the password where a PIN is not enough. */
export function PasswordPrompt() {
  const answer = useStore(proofState, null);
  const Dialog = dialog.use();
  useFocusBack(answer !== null);
  useEffect(() => {
    if (answer) dialog.fetch();
  }, [answer]);
  return answer && Dialog && <Dialog answer={answer} />;
}
