import type { Position, Ring } from './delivery.types.js';
import { cornersOf } from './geo.rules.js';

/** A new corner goes where the line is nearest, so that a shape grows instead of crossing itself. */
export function withCorner(ring: Ring, corner: Position): { ring: Ring; index: number } {
  const corners = cornersOf(ring);
  const index = corners.length < 3 ? corners.length : nearestEdge(corners, corner) + 1;
  return { ring: [...corners.slice(0, index), corner, ...corners.slice(index)], index };
}

export const withCornerAt = (ring: Ring, index: number, corner: Position): Ring =>
  cornersOf(ring).map((old, i) => (i === index ? corner : old));

export const withoutCorner = (ring: Ring, index: number): Ring =>
  cornersOf(ring).filter((_, i) => i !== index);

/** Halfway along each side, where a finger may pull out a new corner. */
export function midpointsOf(ring: Ring): Position[] {
  const corners = cornersOf(ring);
  if (corners.length < 3) return [];
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
  });
}

function nearestEdge(corners: Ring, point: Position): number {
  const distances = corners.map((corner, i) =>
    distanceTo(point, corner, corners[(i + 1) % corners.length] ?? corner),
  );
  return distances.indexOf(Math.min(...distances));
}

function distanceTo(point: Position, from: Position, to: Position): number {
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((point[1] * Math.PI) / 180);
  const [px, py] = [(point[0] - from[0]) * shrink, point[1] - from[1]];
  const [dx, dy] = [(to[0] - from[0]) * shrink, to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}
