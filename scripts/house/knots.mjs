import { parsed, resolved } from './imports.mjs';
import { importsOf } from './module-names.mjs';
import { sourceFiles } from './source-files.mjs';

/** Nouns of the shop that reach each other in a circle, as one sorted list a knot; none when every arrow points down. */
export function knotsOfShop() {
  const files = sourceFiles(['src/shop']);
  const arrows = files.flatMap(arrowsFrom).filter(([from, to]) => from !== to);
  const nouns = [...new Set(files.map(nounOf))].sort();
  const reach = new Map(nouns.map((noun) => [noun, reachOf(noun, arrows)]));
  const circleOf = (noun) =>
    nouns.filter((other) => reach.get(noun).has(other) && reach.get(other).has(noun));
  const circles = nouns.map(circleOf).filter((circle) => circle.length > 1);
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

const nounOf = (file) => file.split('/')[2];

const arrowsFrom = (file) =>
  importsOf(parsed(file))
    .map(({ specifier }) => resolved(file, specifier))
    .filter((target) => target?.startsWith('src/shop/'))
    .map((target) => [nounOf(file), nounOf(target)]);

/** A set grows while it is walked, so that this ends when nothing new is reached. */
function reachOf(noun, arrows) {
  const reached = new Set([noun]);
  for (const from of reached) for (const [start, end] of arrows) if (start === from) reached.add(end);
  return reached;
}
