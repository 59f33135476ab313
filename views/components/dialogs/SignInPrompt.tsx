import { useEffect } from 'react';
import { againQuestion, isOwnerBack } from '../../lib/session/again';
import { useStore } from '../../lib/session/store';
import { later } from '../../lib/vike/later';
import { useFocusBack } from './focus-back';

const dialog = later(() => import('./SignInDialog').then(({ SignInDialog }) => SignInDialog));

/** Stands beside every page: the session is over, and what was typed here is not to go with it. */
export function SignInPrompt() {
  const question = useStore(againQuestion, null);
  const Dialog = dialog.use();
  useFocusBack(question !== null);
  useEffect(() => {
    if (!question) return;
    dialog.fetch();
    const look = () => document.visibilityState === 'visible' && isOwnerBack() && question.answer(true);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [question]);
  return question && Dialog && <Dialog question={question} />;
}
