import { useEffect, useState } from 'react';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { api } from '../../../../lib/http/api';
import { isLost } from '../../../../lib/live/connection';
import { gathering } from '../../../../lib/live/gathering';
import { useLive, useLiveGap } from '../../../../lib/live/live';

const LOOK_AGAIN_MS = 30_000;
/** Many things happen at once on a busy evening: one look is enough for all of them. */
const GATHER_MS = 600;

/** What stands in the strip: from the page, and looked up again when something has changed. */
export function useDesk(initial: DeskState): { desk: DeskState; lookAgain: () => void } {
  const [desk, setDesk] = useState(initial);
  const [lookAgain] = useState(() =>
    gathering(async () => {
      if (isLost()) return;
      const answer = await api.get<DeskState>('/api/desk/state', { silent: true });
      if (answer.success) setDesk(answer.data);
    }, GATHER_MS),
  );

  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [lookAgain]);
  useLive('print.changed', lookAgain);
  useLive('printer.silent', lookAgain);
  useLive('printer.back', lookAgain);
  useLive('shop.changed', lookAgain);
  useLive('menu.changed', lookAgain);
  useLiveGap(lookAgain);

  return { desk, lookAgain };
}
