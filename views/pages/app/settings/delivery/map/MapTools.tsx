import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconZoomScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { distanceText, type Point, scaleOf } from '../../../../../../src/shop/delivery/map.rules';
import type { MapState } from './useMap';
import classes from './ZoneMap.module.css';

export const MapTools = ({ map }: { map: MapState }) => (
  <div className={classes.tools}>
    <Tool label="Näher heran" onClick={map.closer}>
      <IconPlus size={18} aria-hidden />
    </Tool>
    <Tool label="Weiter weg" onClick={map.wider}>
      <IconMinus size={18} aria-hidden />
    </Tool>
    <Tool label="Alles zeigen" onClick={map.showAll}>
      <IconZoomScan size={18} aria-hidden />
    </Tool>
  </div>
);

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="default" aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

/** Where the keyboard points. */
export const Cross = ({ at: { x, y } }: { at: Point }) => (
  <path className={classes.cross} d={`M${x - 14} ${y}h28M${x} ${y - 14}v28`} aria-hidden />
);

export function Scale({ map: { view, size } }: { map: MapState }) {
  const meters = scaleOf(view.metersPerPixel, 120);
  const width = meters / view.metersPerPixel;
  const y = size.height - 14;

  return (
    <g aria-hidden>
      <path className={classes.scale} d={`M14 ${y - 5}v5h${width}v-5`} />
      <text className={classes.scaleText} x={14} y={y - 9}>
        {distanceText(meters)}
      </text>
    </g>
  );
}
