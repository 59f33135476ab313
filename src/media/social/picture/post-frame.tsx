import type { ReactNode } from 'react';
import type { PictureTask } from '../social.types.js';

/** A poster of words alone has an edge. */
export const Frame = ({ size, roles }: Pick<PictureTask, 'size' | 'roles'>): ReactNode => {
  const inset = Math.min(size.width, size.height) / 45;
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: inset,
        top: inset,
        width: size.width - 2 * inset,
        height: size.height - 2 * inset,
        border: `3px solid ${roles['on-action']}`,
        borderRadius: inset * 0.75,
        opacity: 0.45,
      }}
    />
  );
};
