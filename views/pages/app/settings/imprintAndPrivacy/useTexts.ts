import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { TextKind } from '../../../../../src/shop/legal/legal.types';
import { type EditedText, KIND_TITLE } from '../../../../../src/shop/legal/legal.view';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

export interface Draft {
  kind: TextKind;
  version: number | null;
  stored: string;
  markdown: string;
  problem: string | null;
}

/** Somebody else published first. */
export interface TextClash {
  kind: TextKind;
  version: number;
  markdown: string;
}

export type Editing = ReturnType<typeof useTexts>;

export function useTexts(texts: EditedText[]) {
  const [drafts, setDrafts] = useState<Draft[]>(() => texts.map(draftOf));
  const [saving, setSaving] = useState(false);
  const [clash, setClash] = useState<TextClash | null>(null);
  const dirty = drafts.filter(isDirty);

  const change = (kind: TextKind, part: Partial<Draft>): void =>
    setDrafts((before) => before.map((draft) => (draft.kind === kind ? { ...draft, ...part } : draft)));

  async function publish(): Promise<void> {
    setSaving(true);
    const done: string[] = [];
    for (const draft of dirty) if (await publishOne(draft)) done.push(KIND_TITLE[draft.kind]);
    setSaving(false);
    if (done.length === 0) return;
    toast.success(`Veröffentlicht: ${done.join(' und ')}`);
    await reload();
  }

  async function publishOne({ kind, markdown, version }: Draft): Promise<boolean> {
    const body = { kind, markdown, baseVersion: version };
    const answer = await api.post<{ version: number }>('/api/legal/publish', body, { silent: true });
    if (answer.success) {
      change(kind, { version: answer.data.version, stored: markdown, problem: null });
      return true;
    }
    if (answer.code === 'CHANGED_MEANWHILE') {
      setClash({ kind, ...(answer.data as { current: { version: number; markdown: string } }).current });
      return false;
    }
    toast.error(answer.headline, `${KIND_TITLE[kind]}: Unter dem Text steht, was noch fehlt.`);
    change(kind, { problem: answer.message });
    return false;
  }

  /** Goes on from the version of the other, with their words or with ours. */
  function settle(keepsMine: boolean): void {
    if (!clash) return;
    const { kind, version, markdown } = clash;
    change(kind, { version, stored: markdown, ...(!keepsMine && { markdown }) });
    setClash(null);
  }

  return {
    draftOf: (kind: TextKind): Draft =>
      drafts.find((draft) => draft.kind === kind) ?? draftOf(texts[0] as EditedText),
    dirty: dirty.map(({ kind }) => kind),
    canReset: drafts.some(({ stored, markdown }) => stored !== markdown),
    saving,
    clash,
    publish,
    settle,
    write: (kind: TextKind, markdown: string) => change(kind, { markdown, problem: null }),
    reset: () =>
      setDrafts((before) => before.map((draft) => ({ ...draft, markdown: draft.stored, problem: null }))),
    closeClash: () => setClash(null),
  };
}

const draftOf = ({ kind, version, markdown }: EditedText): Draft => ({
  kind,
  version,
  stored: markdown,
  markdown,
  problem: null,
});

/** A starting text that nobody has published is still to be published. */
const isDirty = ({ version, stored, markdown }: Draft): boolean => version === null || stored !== markdown;
