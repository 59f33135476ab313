import defaultAttributes from '@tabler/icons-react/dist/esm/defaultAttributes.mjs';
import { createElement } from 'react';

/** What Tabler makes of an icon, but for a title and children, which none of ours has. */
export default function iconOfMarkup(type, iconName, _, markup) {
  const drawn = { __html: markup };
  return ({ color = 'currentColor', size = 24, stroke = 2, className, ...rest }) =>
    createElement('svg', {
      ...defaultAttributes[type],
      width: size,
      height: size,
      className: `tabler-icon tabler-icon-${iconName}${className ? ` ${className}` : ''}`,
      ...(type === 'filled' ? { fill: color } : { strokeWidth: stroke, stroke: color }),
      ...rest,
      dangerouslySetInnerHTML: drawn,
    });
}
