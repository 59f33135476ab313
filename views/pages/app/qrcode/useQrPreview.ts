import { useEffect, useState } from 'react';
import type { QrPreview } from '../../../../src/shop/qr/qr.view';
import { api } from '../../../lib/http/api';
import { queryOf, type Wanted, wifiBodyOf } from './choice';

/** Somebody who types a name wants one picture. */
const PAUSE_MS = 300;

interface Shown {
  preview: QrPreview | null;
  problem: string | null;
  /** What is in sight is not what was chosen yet. */
  waiting: boolean;
}

const NOTHING: Shown = { preview: null, problem: null, waiting: false };

/** The first sheet as chosen; the old one stays in sight until the new one is there. */
export function useQrPreview(wanted: Wanted, missing: string | null): Shown {
  const [shown, setShown] = useState<Shown>({ ...NOTHING, waiting: missing === null });
  // Crop marks change the file and not the page.
  const asked = JSON.stringify({ ...wanted, cropMarks: false });

  useEffect(() => {
    if (missing !== null) {
      setShown(NOTHING);
      return;
    }
    const gone = new AbortController();
    setShown((before) => ({ ...before, waiting: true }));
    const timer = setTimeout(async () => {
      const answer = await previewOf(JSON.parse(asked) as Wanted, gone.signal);
      if (gone.signal.aborted) return;
      if (answer.success) setShown({ preview: answer.data, problem: null, waiting: false });
      else setShown({ preview: null, problem: answer.message, waiting: false });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [asked, missing]);

  return shown;
}

function previewOf(wanted: Wanted, signal: AbortSignal) {
  const options = { silent: true, signal };
  return wanted.kind === 'wifi'
    ? api.post<QrPreview>('/api/qr/wifiPreview', wifiBodyOf(wanted), options)
    : api.get<QrPreview>(`/api/qr/preview?${queryOf(wanted)}`, options);
}
