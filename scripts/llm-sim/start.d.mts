interface SimFaults {
  api?:
    | 'ok'
    | 'slow'
    | 'drip'
    | 'limit'
    | 'spent'
    | 'noModel'
    | 'error500'
    | 'badKey'
    | 'truncated'
    | 'hang'
    | 'html'
    | 'reset'
    | 'noImages'
    | 'newLimit';
  text?: 'ok' | 'echo' | 'markup' | 'long' | 'claims' | 'empty' | 'badJson' | 'hijacked' | 'thinks';
  times?: number;
  delayMs?: number;
  reset?: boolean;
}

interface SimMessage {
  role: string;
  content: string | { type: string; text?: string; image_url?: { url: string } }[];
}

export interface LlmSim {
  url: string;
  env: Record<'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL', string>;
  calls: {
    path: string;
    key: string;
    kind: string;
    body: { model: string; messages: SimMessage[]; stream?: boolean };
  }[];
  /** How many callers left before they had their answer. */
  readonly aborted: number;
  fail(changes: SimFaults): SimFaults;
  close(): Promise<void>;
}

export function startLlmSim(options?: {
  port?: number;
  host?: string;
  faults?: SimFaults;
  /** The pause between two words of a stream. */
  wordMs?: number;
}): Promise<LlmSim>;
