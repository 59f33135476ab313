import { useEffect, useState } from 'react';
import { ownPath } from '../../../src/shared/redirect';
import { renewToken } from '../../lib/session/renewal';

/** True while an expired session is being renewed; when that works the person goes on where they were. */
export function useResume(mayResume: boolean, redirect: string | null): boolean {
  const [resuming, setResuming] = useState(mayResume);

  useEffect(() => {
    if (!mayResume) return;
    void renewToken().then((renewal) => {
      if (renewal === 'renewed') location.replace(ownPath(redirect));
      else setResuming(false);
    });
  }, [mayResume, redirect]);

  return resuming;
}
