/** Numbers that look thrown and fall the same way every time. */
export function diceOf(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    one: (list) => list[Math.floor(next() * list.length)],
  };
}
const f = (n) => Number(n.toFixed(1));
/** A closed line through points, rounded. */
export function smooth(points) {
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points[points.length - 1];
  const start = middle(last, points[0]);
  const curves = points.map((point, i) => {
    const end = middle(point, points[(i + 1) % points.length]);
    return `Q${f(point[0])} ${f(point[1])} ${f(end[0])} ${f(end[1])}`;
  });
  return `M${f(start[0])} ${f(start[1])}${curves.join('')}Z`;
}
/** Round, but by hand. */
export function blob(dice, x, y, r, wobble = 0.15, corners = 10, squash = 1, turn = 0) {
  const points = Array.from({ length: corners }, (_, i) => {
    const a = (i / corners) * 2 * Math.PI;
    const d = r * (1 + dice.between(-wobble, wobble));
    const px = Math.cos(a) * d,
      py = Math.sin(a) * d * squash;
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
  return smooth(points);
}
/** Places inside a circle that keep their distance. */
export function strewn(dice, count, { x, y, r, apart, inner = 0 }) {
  const places = [];
  for (let tries = 0; places.length < count && tries < count * 60; tries += 1) {
    const a = dice.between(0, 2 * Math.PI);
    const d = Math.sqrt(dice.between((inner / r) ** 2, 1)) * r;
    const p = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    if (places.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) >= apart)) places.push(p);
  }
  return places;
}
