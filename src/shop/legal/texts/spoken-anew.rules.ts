/**
 * A published text in the other voice: each paragraph that stands there as we write it is replaced by its twin. What people wrote
 * stays, and so does what we wrote from facts that have changed since. Where more than the voice has changed, nobody knows whose
 * twin a paragraph is.
 */
export function spokenAnew(published: string, before: string, after: string): string {
  if (published === before) return after;
  const [ours, twins] = [paragraphsOf(before), paragraphsOf(after)];
  if (ours.length !== twins.length) return published;
  const twinOf = new Map(ours.map((paragraph, at) => [paragraph, twins[at]]));
  return paragraphsOf(published)
    .map((paragraph) => twinOf.get(paragraph) ?? paragraph)
    .join(BREAK);
}

const BREAK = '\n\n';

const paragraphsOf = (markdown: string): string[] => markdown.split(BREAK);
