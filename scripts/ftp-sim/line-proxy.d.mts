export interface LineProxy {
  host: string;
  port: number;
  bytes: number;
  connections: number;
  dripMs: number;
  /** Breaks when so many bytes have passed, and stays down until it is mended. */
  cutAfter(bytes: number): void;
  mend(): void;
  cut(): void;
  close(): Promise<void>;
}

export function startLineProxy(
  server: { port: number; passive?: number[]; serverPort?: number; proxyHost?: string },
  options?: { delayMs?: number },
): Promise<LineProxy>;
