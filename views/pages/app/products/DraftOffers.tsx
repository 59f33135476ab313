import { useEffect, useState } from 'react';
import { inTurn } from '../../../lib/live/in-turn';
import { usePageUser } from '../../../lib/vike/page-context';
import { DraftOffer } from './DraftOffer';
import { openedOf } from './editor/draft.rules';
import { dropDraft, listDrafts } from './editor/drafts';
import type { Draft, Opened } from './editor/opened.types';

interface Props {
  opened: Opened;
  open: (opened: Opened) => void;
}

/** What was being typed when the page went away, offered until somebody decides. */
export function DraftOffers({ opened, open }: Props) {
  const userId = usePageUser()?.id;
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    if (!userId) return;
    if (opened) return setDrafts([]);
    return inTurn(() => setDrafts(listDrafts(userId)));
  }, [userId, opened]);

  return drafts.map((draft) => (
    <DraftOffer
      key={draft.key}
      draft={draft}
      named
      resume={() => open(openedOf(draft))}
      discard={() => {
        dropDraft(draft.key);
        setDrafts(drafts.filter((one) => one !== draft));
      }}
    />
  ));
}
