export interface DnsSim {
  zone: Map<string, Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT', string[]>>>;
  address: string;
  silence(on?: boolean): void;
  close(): Promise<void>;
}

export function startDnsSim(options?: { port?: number; host?: string }): Promise<DnsSim>;
