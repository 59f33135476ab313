import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Position } from '../../../../../../src/shop/delivery/delivery.types';
import {
  type MapView,
  type Point,
  panned,
  pointOf,
  positionAt,
  type Size,
  viewOf,
  zoomed,
} from '../../../../../../src/shop/delivery/map.rules';

/** A finger trembles: what moves less than this was a tap. */
const TAP_PX = 5;
const STEP = 0.7;

export type MapState = ReturnType<typeof useMap>;

/** What the map shows, and how hands move it: drag, pinch, tap, buttons. */
export function useMap(inSight: readonly Position[], fit: number, onTap: (position: Position) => void) {
  const { ref: frame, width, height } = useElementSize<HTMLDivElement>();
  const sheet = useRef<SVGSVGElement>(null);
  const size: Size = { width: width || 640, height: height || 420 };
  const [chosen, setChosen] = useState<MapView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map must not run away while a corner is being set
  const whole = useMemo(() => viewOf(inSight, size), [width, height, fit]);
  const view = chosen ?? whole;
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const pointIn = (event: PointerEvent): Point => {
    const box = sheet.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  function down(event: PointerEvent<SVGSVGElement>): void {
    fingers.current.set(event.pointerId, pointIn(event));
    travelled.current = 0;
  }

  function move(event: PointerEvent<SVGSVGElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled.current < TAP_PX) return;
    // Captured only now: a tap still belongs to what lies under it.
    event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else setChosen(panned(view, { x: now.x - before.x, y: now.y - before.y }, size));
    fingers.current.set(event.pointerId, now);
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
    if (was && is) setChosen(zoomed(view, was / is, size, other));
  }

  function up(event: PointerEvent<SVGSVGElement>): void {
    const wasAlone = fingers.current.size === 1;
    const began = fingers.current.delete(event.pointerId);
    if (began && wasAlone && travelled.current < TAP_PX) onTap(positionAt(pointIn(event), view, size));
  }

  return {
    frame,
    sheet,
    size,
    view,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
    place: (position: Position): Point => pointOf(position, view, size),
    positionOf: (event: PointerEvent): Position => positionAt(pointIn(event), view, size),
    positionAtPoint: (point: Point): Position => positionAt(point, view, size),
    pan: (x: number, y: number) => setChosen(panned(view, { x, y }, size)),
    closer: () => setChosen(zoomed(view, STEP, size)),
    wider: () => setChosen(zoomed(view, 1 / STEP, size)),
    showAll: () => setChosen(viewOf(inSight, size)),
  };
}
