import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Position, Ring } from '../../../../../../src/shop/delivery/delivery.types';
import { cornersOf } from '../../../../../../src/shop/delivery/geo.rules';
import { midpointsOf } from '../../../../../../src/shop/delivery/ring.rules';
import type { Zones } from '../useZones';
import type { MapState } from './useMap';
import classes from './ZoneMap.module.css';

const STEP_PX = 6;
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface PolygonCornersProps {
  map: MapState;
  zones: Zones;
  rings: Ring[];
  onSay: (words: string) => void;
}

/** The corners of the drawn area: dragged by mouse and finger, moved by arrow keys, removed with Delete. */
export function PolygonCorners({ map, zones, rings, onSay }: PolygonCornersProps) {
  return (
    <g>
      {rings.map((ring, ringIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring has no name but its place
        <g key={ringIndex}>
          <Midpoints
            map={map}
            ring={ring}
            onPull={(index, corner) => zones.insertCorner(ringIndex, index, corner)}
          />
          {cornersOf(ring).map((corner, index) => (
            <Corner
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner has no name but its place
              key={index}
              map={map}
              corner={corner}
              label={`Ecke ${index + 1} von ${cornersOf(ring).length}, ${zones.whereIs(corner)}`}
              onMove={(to) => zones.moveCorner(ringIndex, index, to)}
              onRemove={() => onSay(zones.removeCorner(ringIndex, index))}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

interface CornerProps {
  map: MapState;
  corner: Position;
  label: string;
  onMove: (to: Position) => void;
  onRemove: () => void;
}

function Corner({ map, corner, label, onMove, onRemove }: CornerProps) {
  const { x, y } = map.place(corner);
  const drag = useDrag(map, onMove);

  function press(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (arrow) {
      const step = STEP_PX * (event.shiftKey ? 5 : 1);
      onMove(map.positionAtPoint({ x: x + arrow[0] * step, y: y + arrow[1] * step }));
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an svg has no button
    <circle
      className={classes.corner}
      cx={x}
      cy={y}
      r={9}
      role="button"
      tabIndex={0}
      aria-label={label}
      onKeyDown={press}
      onDoubleClick={onRemove}
      {...drag}
    />
  );
}

interface MidpointsProps {
  map: MapState;
  ring: Ring;
  onPull: (index: number, corner: Position) => void;
}

function Midpoints({ map, ring, onPull }: MidpointsProps) {
  return midpointsOf(ring).map((middle, index) => {
    const { x, y } = map.place(middle);
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: a side has no name but its place
        key={index}
        className={classes.middle}
        cx={x}
        cy={y}
        r={6}
        aria-hidden
        onPointerDown={(event) => {
          event.stopPropagation();
          onPull(index + 1, middle);
        }}
      />
    );
  });
}

/** The corner follows the pointer; the map underneath stays where it is. */
function useDrag(map: MapState, onMove: (to: Position) => void) {
  const dragging = useRef(false);

  return {
    onPointerDown: (event: PointerEvent<SVGCircleElement>) => {
      event.stopPropagation();
      dragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGCircleElement>) => {
      if (dragging.current) onMove(map.positionOf(event));
    },
    onPointerUp: (event: PointerEvent<SVGCircleElement>) => {
      event.stopPropagation();
      dragging.current = false;
    },
    onPointerCancel: () => {
      dragging.current = false;
    },
  };
}
