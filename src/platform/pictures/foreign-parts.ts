const KIB = 1024;
/** How web pages, scripts and programs begin. No camera writes these bytes, nor do they occur by chance. */
const MARKUP = ['<script', '<?php', '<html', '<!doctype', '<svg', 'javascript:'];
const ARCHIVES = ['PK\x05\x06', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];
const PDF_WITHIN = KIB;
const ARCHIVE_WITHIN = 66 * KIB;

/**
 * True for a picture that is something else as well. Phones append videos and depth maps of their own, so bytes
 * after the picture are no reason in themselves.
 */
export function hasForeignParts(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  const end = bytes.subarray(-ARCHIVE_WITHIN);
  return (
    MARKUP.some((mark) => text.includes(mark)) ||
    ARCHIVES.some((mark) => end.includes(Buffer.from(mark, 'latin1'))) ||
    bytes.subarray(0, PDF_WITHIN).includes('%PDF-')
  );
}
