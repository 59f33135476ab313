import type { CleanedText } from '../../plain-text.rules.js';
import { NothingLeft } from '../../texts.errors.js';
import type { MissingText, WrittenText } from './text-kind.js';

/** One after the other, without those of which nothing may stay. */
export async function writeEach(
  missing: readonly MissingText[],
  write: (id: string) => Promise<CleanedText>,
): Promise<WrittenText[]> {
  const written = [];
  for (const one of missing) {
    const answer = await orNothing(write(one.place.id));
    if (answer) written.push({ ...one, ...answer });
  }
  return written;
}

/** Null where nothing of what the model wrote may stay. */
const orNothing = (text: Promise<CleanedText>): Promise<CleanedText | null> =>
  text.catch((error: unknown) => {
    if (error instanceof NothingLeft) return null;
    throw error;
  });
