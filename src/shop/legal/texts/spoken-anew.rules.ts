/**
 * A published text in the other voice: each paragraph that stands there as we write it is replaced by its twin. What people wrote
 * stays, and so does what we wrote from facts that have changed since. Both texts are of the same facts, so they have the same
 * paragraphs.
 */
export function spokenAnew(published: string, before: string, after: string): string {
  const twins = paragraphsOf(after);
  const twinOf = new Map(paragraphsOf(before).map((paragraph, at) => [paragraph, twins[at]]));
  return paragraphsOf(published)
    .map((paragraph) => twinOf.get(paragraph) ?? paragraph)
    .join(BREAK);
}

const BREAK = '\n\n';

const paragraphsOf = (markdown: string): string[] => markdown.split(BREAK);
