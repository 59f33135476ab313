import type { Paper } from './printer.mjs';

export function startPaperPage(options: { port: number; host?: string }): Promise<{
  url: string;
  show(paper: Pick<Paper, 'lines' | 'media' | 'drawer' | 'unknown'>): Promise<void>;
  stop(): Promise<void>;
}>;
