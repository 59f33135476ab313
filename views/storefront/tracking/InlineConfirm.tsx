import { useEffect, useRef, useState } from 'react';
import { Trouble } from './Trouble';

interface Props {
  ask: string;
  sure: string;
  yes: string;
  no: string;
  /** Why it did not work; null when it did. */
  act: () => Promise<string | null>;
}

/** What cannot be undone is asked for twice, in place and without a window of its own. */
export function InlineConfirm({ ask, sure, yes, no, act }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) first.current?.focus();
  }, [asking]);

  const go = async () => {
    setBusy(true);
    setProblem(await act());
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Trouble text={problem} />
      {asking ? (
        <fieldset className="sure">
          <legend>{sure}</legend>
          <button type="button" className="button button--small" disabled={busy} onClick={() => void go()}>
            {yes}
          </button>
          <button
            ref={first}
            type="button"
            className="button button--quiet button--small"
            disabled={busy}
            onClick={() => setAsking(false)}
          >
            {no}
          </button>
        </fieldset>
      ) : (
        <button type="button" className="button button--quiet button--small" onClick={() => setAsking(true)}>
          {ask}
        </button>
      )}
    </>
  );
}
