import { strFromU8, unzipSync } from 'fflate';
import { UnreadableFile } from './table.errors.js';

const MIB = 1024 * 1024;
const MOST_ENTRIES = 500;
const MOST_BYTES_OF_ENTRY = 40 * MIB;
const MOST_BYTES = 64 * MIB;

const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

/** The parts of a workbook that hold words. What an entry claims to be is all it gets: a bomb ends in an error. */
export function partsOfWorkbook(bytes: Uint8Array): (path: string) => string | null {
  const parts = unpacked(bytes);
  return (path) => {
    const part = parts[path];
    return part ? strFromU8(part) : null;
  };
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (!WANTED.test(name)) return false;
        size += originalSize;
        if (entries > MOST_ENTRIES || originalSize > MOST_BYTES_OF_ENTRY || size > MOST_BYTES)
          throw new TooLarge();
        return true;
      },
    });
  } catch (error) {
    throw error instanceof TooLarge
      ? error
      : new UnreadableFile('Diese Excel-Datei ist beschädigt oder mit einem Kennwort geschützt.');
  }
}

class TooLarge extends UnreadableFile {
  constructor() {
    super('Diese Excel-Datei ist ausgepackt zu groß für eine Speisekarte.');
  }
}
