import { useEffect } from 'react';
import { leaveQuestion } from '../../lib/form/unsaved';
import { useStore } from '../../lib/session/store';
import { later } from '../../lib/vike/later';

const dialog = later(() => import('./LeaveDialog').then(({ LeaveDialog }) => LeaveDialog));

/** Stands beside every page: its code is there before anybody has typed something to lose. */
export function LeavePrompt() {
  const question = useStore(leaveQuestion, null);
  const Dialog = dialog.use();
  useEffect(() => {
    if (question) dialog.fetch();
  }, [question]);
  return question && Dialog && <Dialog question={question} />;
}
