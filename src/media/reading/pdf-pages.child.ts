import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { answerOnce } from '../../platform/apart/answer-once.js';
import type { PdfAnswer, SourcePart } from './menu-reading.types.js';
import { hasWords, isTextPage, MAX_PARTS, textPartsOf } from './source-parts.rules.js';

const LARGEST = 1_800;
const LEAST_PIXELS = 300_000;
const QUALITY = 82;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** PDFs of strangers are opened here and nowhere else. */
answerOnce(async (bytes: Uint8Array): Promise<PdfAnswer> => {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
    const { totalPages, text } = await extractText(pdf, { mergePages: false });
    const { pages, blankPages } = await partsOf(pdf, text.slice(0, MAX_PARTS));
    const isCut = totalPages > MAX_PARTS || pages.length > MAX_PARTS;
    return pages.length === 0
      ? { refused: 'empty' }
      : { pages: pages.slice(0, MAX_PARTS), isCut, blankPages };
  } catch (error) {
    return { refused: (error as Error).name === 'PasswordException' ? 'locked' : 'broken' };
  }
});

/** Pages with words go together as words, one that was scanned as the picture that it is. */
async function partsOf(
  pdf: Pdf,
  texts: readonly string[],
): Promise<{ pages: SourcePart[]; blankPages: number[] }> {
  const pages: SourcePart[] = [];
  const blankPages: number[] = [];
  let words = '';
  const close = () => {
    pages.push(...textPartsOf(words).map((text) => ({ text })));
    words = '';
  };
  for (const [at, text] of texts.entries()) {
    const picture = isTextPage(text) ? null : await pictureOf(pdf, at + 1);
    if (picture) {
      close();
      pages.push({ picture });
    } else if (!hasWords(text)) blankPages.push(at + 1);
    else words += `${text}\n`;
  }
  close();
  return { pages, blankPages };
}

async function pictureOf(pdf: Pdf, page: number): Promise<Uint8Array | null> {
  const pictures = await extractImages(pdf, page);
  const [largest] = pictures.sort((a, b) => b.width * b.height - a.width * a.height);
  if (!largest || largest.width * largest.height < LEAST_PIXELS) return null;
  const { width, height, channels, data } = largest;
  return sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
