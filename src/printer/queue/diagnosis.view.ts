import type { RequestView } from '../printer/printer.view.js';

/** Everything that helps to find out why a printer does not print. */
export interface DiagnosisView {
  /** What it said last, as plain German. */
  said: string;
  advice: string;
  /** Make, firmware and what else it has said of itself; empty when it says nothing. */
  device: string;
  seenAt: string | null;
  /** How often it asks; 0: not known. */
  everySeconds: number;
  fetchedAt: string | null;
  waiting: number;
  /** The last twenty, newest first. */
  requests: RequestView[];
}
