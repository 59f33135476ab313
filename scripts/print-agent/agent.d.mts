interface AgentOptions {
  url: string;
  printer?: { host: string; port: number } | null;
  stateFile: string;
  patience?: { connectMs: number; statusMs: number; printMs: number; graceMs: number };
  say?: (text: string) => void;
}

export class PrintAgent {
  constructor(options: AgentOptions);
  state: string;
  /** When it last looked at the printer; 0: it looks at its next turn. */
  looked: number;
  papers: { token: string; result: string; told: boolean }[];
  cycle(): Promise<boolean>;
}
