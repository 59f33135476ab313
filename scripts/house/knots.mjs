import { filesBelow, importsAmong, isSpec } from './sources.mjs';

/** Nouns of the shop that reach each other in a circle, as one sorted list a knot; none when every arrow points down. */
export function knotsOfShop(root) {
  const files = filesBelow(root, 'src/shop').filter((file) => !isSpec(file));
  const arrows = importsAmong(root, files)
    .map((pair) => pair.map(nounOf))
    .filter(([from, to]) => from !== to);
  const nouns = [...new Set(files.map(nounOf))].sort();
  const reach = new Map(nouns.map((noun) => [noun, reachOf(noun, arrows)]));
  const circleOf = (noun) =>
    nouns.filter((other) => reach.get(noun).has(other) && reach.get(other).has(noun));
  const circles = nouns.map(circleOf).filter((circle) => circle.length > 1);
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

const nounOf = (file) => file.split('/')[2];

function reachOf(noun, arrows) {
  const reached = new Set([noun]);
  for (const from of reached) for (const [start, end] of arrows) if (start === from) reached.add(end);
  return reached;
}
