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
import { pointIn, useGestures } from './useGestures';

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
  const positionAtPoint = (point: Point): Position => positionAt(point, view, size);
  const pan = (x: number, y: number) => setChosen(panned(view, { x, y }, size));
  const handlers = useGestures(sheet, {
    onPan: ({ x, y }) => pan(x, y),
    onPinch: (factor, around) => setChosen(zoomed(view, factor, size, around)),
    onTap: (point) => onTap(positionAtPoint(point)),
  });

  return {
    frame,
    sheet,
    size,
    view,
    handlers,
    place: (position: Position): Point => pointOf(position, view, size),
    positionOf: (event: PointerEvent): Position => positionAtPoint(pointIn(sheet.current, event)),
    positionAtPoint,
    pan,
    closer: () => setChosen(zoomed(view, STEP, size)),
    wider: () => setChosen(zoomed(view, 1 / STEP, size)),
    showAll: () => setChosen(viewOf(inSight, size)),
  };
}
