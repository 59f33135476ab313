import { useCallback, useEffect, useRef, useState } from 'react';
import { type Begun, beginPayment, lookAtPayment, type Method, type Paid, readOrder } from './pay-calls';
import { comeBackOf, type PayProblem, plainAddress, problemNamed } from './pay-problem';

/** 'coming': a form is on its way; 'form': it is there; 'asking': we ask whether money has come in; 'choosing': nothing goes on. */
export type Phase = 'coming' | 'form' | 'asking' | 'choosing';

/** A sentence of the server, or the name of one of ours. */
export type Trouble = { problem: PayProblem } | { text: string } | 'notThere' | null;

const FIRST_EVERY_MS = 2_000;
const LATER_EVERY_MS = 5_000;
const FIRST_MS = 8_000;
/** After that the guest may try again while we go on asking. */
const ALONE_MS = 30_000;

interface Asked<T extends Paid> {
  call: string;
  order: T;
  changed: (order: T) => void;
}

/** The way of a guest through paying: what was begun, what went wrong, and what the server knows of it. */
export function usePaying<T extends Paid>({ call, order, changed }: Asked<T>) {
  const [phase, setPhase] = useState<Phase>('coming');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [method, setMethod] = useState(order.payment as Method);
  const round = useRef(0);

  const begin = useCallback(
    async (wanted: Method) => {
      const mine = ++round.current;
      setMethod(wanted);
      setBegun(null);
      setPhase('coming');
      const answer = await beginPayment(call, wanted);
      if (mine !== round.current) return;
      if (answer.ok && answer.data.payment) {
        setBegun(answer.data.payment);
        return setPhase('form');
      }
      // Placed at the door, paid in another tab, or too late: the order itself knows.
      const now = await readOrder<T>(call);
      if (now.ok) changed(now.data);
      if (answer.ok || (now.ok && now.data.state !== 'awaitPayment')) return;
      setTrouble(answer.status === 0 ? { problem: 'offline' } : { text: answer.message });
      setPhase('choosing');
    },
    [call, changed],
  );
  const ask = useCallback(() => {
    round.current++;
    setTrouble(null);
    setPhase('asking');
  }, []);
  const failed = useCallback((problem: PayProblem | null) => {
    setTrouble(problem && { problem });
    if (problem === 'blocked') setPhase('choosing');
  }, []);

  useFirstStep({ begin, ask, failed, method: order.payment as Method });
  useAnswers<T>(phase === 'asking', call, (now) => {
    const { failure } = now.money;
    if (now.state !== 'awaitPayment') return changed(now);
    if (failure) {
      setTrouble({ problem: problemNamed(failure) });
      void begin(method);
    }
  });
  useEffect(() => {
    if (phase !== 'asking') return;
    const alone = setTimeout(() => setTrouble('notThere'), ALONE_MS);
    return () => clearTimeout(alone);
  }, [phase]);

  const choose = (wanted: Method) => {
    setTrouble(null);
    void begin(wanted);
  };
  return { phase, begun, trouble, method, choose, ask, failed };
}

interface Steps {
  begin: (method: Method) => Promise<void>;
  ask: () => void;
  failed: (problem: PayProblem | null) => void;
  method: Method;
}

/** Whoever comes back from a bank or from PayPal is asked about first; everybody else sees the form. */
function useFirstStep({ begin, ask, failed, method }: Steps): void {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const back = comeBackOf(location.search);
    if (back) history.replaceState(null, '', plainAddress(location.href));
    if (back && !back.problem) return ask();
    void begin(method);
    if (back?.problem) failed(back.problem);
  }, [begin, ask, failed, method]);
}

/** Asked again and again, often at first: no word of a payment service is waited for. */
function useAnswers<T extends Paid>(isAsking: boolean, call: string, heard: (order: T) => void): void {
  const tell = useRef(heard);
  tell.current = heard;
  useEffect(() => {
    if (!isAsking) return;
    const since = performance.now();
    let next: ReturnType<typeof setTimeout>;
    let over = false;
    const look = async () => {
      const answer = await lookAtPayment<T>(call);
      if (over) return;
      if (answer.ok) tell.current(answer.data);
      next = setTimeout(look, performance.now() - since < FIRST_MS ? FIRST_EVERY_MS : LATER_EVERY_MS);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(next);
    };
  }, [isAsking, call]);
}
