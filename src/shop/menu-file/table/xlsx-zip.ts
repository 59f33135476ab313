import { strFromU8, unzipSync } from 'fflate';
import { UnreadableFile } from './table.errors.js';

const MIB = 1024 * 1024;
const MAX_ENTRIES = 500;
/** A row of a menu takes about 1,000 bytes. */
const MAX_MIB = 8;

/**
 * A reader of the parts of a workbook by their paths: what nobody asks for stays packed. No part is unpacked beyond its
 * declared size, so a zip bomb ends in an error.
 */
export function partsOfWorkbook(bytes: Uint8Array): (path: string) => string | null {
  let left = MAX_MIB * MIB;
  return (path) => {
    const part = unpacked(bytes, path, left);
    left -= part?.length ?? 0;
    return part ? strFromU8(part) : null;
  };
}

function unpacked(bytes: Uint8Array, path: string, most: number): Uint8Array | undefined {
  let entries = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > MAX_ENTRIES || (name === path && originalSize > most)) throw new TooLarge();
        return name === path;
      },
    })[path];
  } catch (error) {
    throw error instanceof TooLarge
      ? error
      : new UnreadableFile('Diese Excel-Datei ist beschädigt oder mit einem Kennwort geschützt.');
  }
}

class TooLarge extends UnreadableFile {
  constructor() {
    super(
      `Diese Excel-Datei ist ausgepackt größer als ${MAX_MIB} MB, zu groß für eine Speisekarte. Lösche, was nicht dazugehört, und versuche es noch einmal.`,
    );
  }
}
