import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const MOST_BYTES = 60_000;
const QUALITIES = [86, 80, 74, 68, 60, 52, 44];

/** As good as it gets within 60 KB; answers with the size the page reserves for it. */
export async function saveWebp(png, file, width) {
  const image = sharp(png).resize({ width, withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const { data, info } = await image
      .clone()
      .webp({ quality, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    if (data.length > MOST_BYTES) continue;
    writeFileSync(file, data);
    return { width: info.width, height: info.height };
  }
  throw new Error(`${file} does not fit into ${MOST_BYTES} bytes.`);
}

export async function savePng(png, file, width) {
  await sharp(png).resize({ width }).png({ palette: true, quality: 90, effort: 10 }).toFile(file);
}
