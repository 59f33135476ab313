import type { ExportCut } from './export.types.js';

export const FORMAT = 'tresen-belege-1';

export interface ArchiveFacts {
  /** Of the document before the first one. */
  prevHash: string;
  lastHash: string;
}

/** Where the piece of the chain begins and ends, and the sum of each file. */
export const manifestOf = (
  { shopId, name, period, fromSeq, toSeq, at }: ExportCut,
  { prevHash, lastHash }: ArchiveFacts,
  files: readonly { name: string; bytes: number; sha256: string }[],
): string =>
  `${JSON.stringify(
    {
      format: FORMAT,
      restaurant: name,
      shopId,
      period,
      createdAt: at.toISOString(),
      chain: { from: fromSeq, to: toSeq, documents: Math.max(0, toSeq - fromSeq + 1), prevHash, lastHash },
      files: files.map(({ name: file, bytes, sha256 }) => ({ file, bytes, sha256 })),
    },
    null,
    2,
  )}\n`;
