import { useEffect, useState } from 'react';
import { ownPath } from '../../lib/session/redirect.rules';
import { renewToken } from '../../lib/session/renewal';

/** A session that only slept goes on where it was: true while that is being tried. */
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
