import { strFromU8, unzipSync } from 'fflate';
import { UnreadableFile } from './table.errors.js';

const MIB = 1024 * 1024;
const MAX_ENTRIES = 500;
const MAX_BYTES_OF_ENTRY = 40 * MIB;
const MAX_BYTES = 64 * MIB;

const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

/** The parts of a workbook that hold text. No entry is unpacked beyond its declared size, so a zip bomb ends in an error. */
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
        if (entries > MAX_ENTRIES || originalSize > MAX_BYTES_OF_ENTRY || size > MAX_BYTES)
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
