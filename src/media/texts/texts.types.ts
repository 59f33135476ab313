/** One question to the model. */
export interface ModelQuestion {
  system: string;
  user: string;
  maxTokens: number;
  wantsJson?: boolean;
  /** A JPEG that is looked at along with the words. */
  picture?: Uint8Array;
  /** For all of it, where nobody waits with an open form. */
  longestMs?: number;
  /** Signs after which nobody listens any more. */
  maxAnswer?: number;
}

export interface ModelAnswer {
  text: string;
  promptTokens: number;
  completionTokens: number;
}

/** What a text was asked for, in the log of use. */
export type TextUse = 'description' | 'translation' | 'post' | 'menu' | 'alt';

/** Why the model gave nothing: what can be tried again, and what cannot. */
export type ModelFailure =
  | 'late'
  | 'busy'
  | 'down'
  | 'resting'
  | 'refused'
  /** There is no money left with whoever runs the model. */
  | 'spent'
  /** No such model at that address. */
  | 'unknown'
  | 'blind'
  | 'broken'
  | 'cancelled';

export interface TextMonth {
  shopId: string;
  /** '2026-11' in Berlin. */
  month: string;
  used: number;
  promptTokens: number;
  completionTokens: number;
}
