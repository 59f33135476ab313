import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { Position } from '../../../../../../src/shop/delivery/delivery.types';
import type { Point } from '../../../../../../src/shop/delivery/map.rules';
import type { MapState } from './useMap';

const STEP_PX = 10;
const FAST = 5;
const EDGE_PX = 30;

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

interface CrosshairActions {
  /** Enter: what a tap at this place would do. */
  onPoint: (position: Position) => void;
  onBack: () => void;
  onMove: (position: Position) => void;
}

/** The map by keyboard: arrows carry a cross over it, Enter sets, Backspace takes back, plus and minus zoom. */
export function useCrosshair(map: MapState, { onPoint, onBack, onMove }: CrosshairActions) {
  const [shown, setShown] = useState(false);
  const [cross, setCross] = useState<Point | null>(null);
  const { width, height } = map.size;
  const at = cross ?? { x: width / 2, y: height / 2 };

  function move({ x, y }: Point, fast: boolean): void {
    const step = STEP_PX * (fast ? FAST : 1);
    const next = { x: at.x + x * step, y: at.y + y * step };
    const kept = { x: inside(next.x, width), y: inside(next.y, height) };
    setCross(kept);
    onMove(map.positionAtPoint(next));
    // At the edge the map moves instead of the cross.
    if (kept.x !== next.x || kept.y !== next.y) map.pan(kept.x - next.x, kept.y - next.y);
  }

  function press(event: KeyboardEvent<SVGSVGElement>): void {
    if (!isOnSheet(event)) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | null {
    const arrow = ARROWS[key];
    if (arrow) return () => move(arrow, shiftKey);
    if (key === 'Enter' || key === ' ') return () => onPoint(map.positionAtPoint(at));
    if (key === 'Backspace' || key === 'Delete') return onBack;
    if (key === '+') return map.closer;
    return key === '-' ? map.wider : null;
  }

  return {
    cross: shown ? at : null,
    handlers: {
      onKeyDown: press,
      onFocus: (event: FocusEvent) => setShown(isOnSheet(event)),
      onBlur: () => setShown(false),
    },
  };
}

/** Whether the event is about the map itself and not about something that lies on it. */
const isOnSheet = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

const inside = (at: number, length: number): number => Math.min(length - EDGE_PX, Math.max(EDGE_PX, at));
