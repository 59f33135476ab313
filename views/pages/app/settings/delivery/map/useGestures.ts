import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Point } from '../../../../../../src/shop/delivery/map.rules';

/** Fingers tremble, so a movement shorter than this is a tap. */
const TAP_PX = 5;

interface Gestures {
  onPan: (by: Point) => void;
  /** `factor` above 1 shows more of the land; `around` stays where it is. */
  onPinch: (factor: number, around: Point) => void;
  onTap: (at: Point) => void;
}

/** Drag, pinch and tap on the sheet, with a mouse or with fingers. */
export function useGestures(sheet: RefObject<SVGSVGElement | null>, { onPan, onPinch, onTap }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  function down(event: PointerEvent<SVGSVGElement>): void {
    fingers.current.set(event.pointerId, pointIn(sheet.current, event));
    travelled.current = 0;
  }

  function move(event: PointerEvent<SVGSVGElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(sheet.current, event);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled.current < TAP_PX) return;
    // Captured only now: a tap still belongs to what lies under it.
    event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else onPan({ x: now.x - before.x, y: now.y - before.y });
    fingers.current.set(event.pointerId, now);
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
    if (was && is) onPinch(was / is, other);
  }

  function up(event: PointerEvent<SVGSVGElement>): void {
    const wasAlone = fingers.current.size === 1;
    const began = fingers.current.delete(event.pointerId);
    if (began && wasAlone && travelled.current < TAP_PX) onTap(pointIn(sheet.current, event));
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}

/** Where a pointer is, counted from the upper left corner of the sheet. */
export function pointIn(sheet: SVGSVGElement | null, event: PointerEvent): Point {
  const box = sheet?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}
