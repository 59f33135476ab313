/** How a device is, or how a paper went, whatever protocol says it. */
export const REPORT_KINDS = [
  'ok',
  'paperLow',
  'busy',
  'paperOut',
  'coverOpen',
  /** Jammed, or broken in a way that a hand has to mend. */
  'stuck',
  /** It cannot read what it was sent. */
  'refused',
  'failed',
  'unknown',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export interface Report {
  kind: ReportKind;
  /** The same in German, as precise as the device was. */
  text: string;
}
