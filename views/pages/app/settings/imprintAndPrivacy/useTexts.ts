import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { TextKind } from '../../../../../src/shop/legal/legal.types';
import { type EditedText, KIND_TITLE } from '../../../../../src/shop/legal/legal.view';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';

interface Draft {
  kind: TextKind;
  version: number | null;
  stored: string;
  markdown: string;
  problem: string | null;
}

/** What somebody else published first. */
export interface PublishedText {
  kind: TextKind;
  version: number;
  markdown: string;
}

export type Editing = ReturnType<typeof useTexts>;

export function useTexts(texts: EditedText[]) {
  const { drafts, change, reset } = useDrafts(texts);
  const [conflict, setConflict] = useState<PublishedText | null>(null);
  const { busy, send } = useSending();
  const dirty = drafts.filter(isDirty);

  async function publish(): Promise<boolean> {
    const done: string[] = [];
    for (const draft of dirty) if (await publishOne(draft)) done.push(KIND_TITLE[draft.kind]);
    if (done.length === 0) return false;
    toast.success(`Veröffentlicht: ${done.join(' und ')}`);
    await reload();
    return done.length === dirty.length;
  }

  async function publishOne({ kind, markdown, version }: Draft): Promise<boolean> {
    const body = { kind, markdown, baseVersion: version };
    const call = () => api.post<{ version: number }>('/api/legal/publish', body, { silent: true });
    const answer = await send(call, (failure) => refused(kind, failure));
    if (answer) change(kind, { version: answer.data.version, stored: markdown, problem: null });
    return answer !== null;
  }

  function refused(kind: TextKind, failure: ApiFailure): boolean {
    const current = savedMeanwhile<{ version: number; markdown: string }>(failure);
    if (current) setConflict({ kind, ...current });
    else toast.error(failure.headline, `${KIND_TITLE[kind]}: Unter dem Text steht, was noch fehlt.`);
    if (!current) change(kind, { problem: failure.message });
    return true;
  }

  /** Goes on from the version of the other, with their words or with ours. */
  function settle(keepsMine: boolean): void {
    if (!conflict) return;
    const { kind, version, markdown } = conflict;
    change(kind, { version, stored: markdown, ...(!keepsMine && { markdown }) });
    setConflict(null);
  }

  return {
    draftOf: (kind: TextKind): Draft =>
      drafts.find((draft) => draft.kind === kind) ?? draftOf(texts[0] as EditedText),
    dirty: dirty.map(({ kind }) => kind),
    canReset: drafts.some(({ stored, markdown }) => stored !== markdown),
    saving: busy,
    conflict,
    publish,
    settle,
    write: (kind: TextKind, markdown: string) => change(kind, { markdown, problem: null }),
    reset,
    closeConflict: () => setConflict(null),
  };
}

/** The texts as they are being edited, each beside what is published. */
function useDrafts(texts: EditedText[]) {
  const [drafts, setDrafts] = useState<Draft[]>(() => texts.map(draftOf));

  return {
    drafts,
    change: (kind: TextKind, part: Partial<Draft>): void =>
      setDrafts((before) => before.map((draft) => (draft.kind === kind ? { ...draft, ...part } : draft))),
    reset: (): void =>
      setDrafts((before) => before.map((draft) => ({ ...draft, markdown: draft.stored, problem: null }))),
  };
}

const draftOf = ({ kind, version, markdown }: EditedText): Draft => ({
  kind,
  version,
  stored: markdown,
  markdown,
  problem: null,
});

/** A suggested text that was never published counts as unsaved. */
const isDirty = ({ version, stored, markdown }: Draft): boolean => version === null || stored !== markdown;
