import { cloneElement } from 'react';
import { later, useStandIn } from '../../lib/vike/later';
import type { FloatingMenuProps, MenuButtonProps } from './menu.types';

const menu = later(() => import('./FloatingMenu').then(({ FloatingMenu }) => FloatingMenu));

/** A button and its menu. Until somebody uses it the button stands alone, and looks and speaks the same. */
export function MenuButton(props: MenuButtonProps) {
  const { Part, whole, asked, listening } = useStandIn<FloatingMenuProps, HTMLButtonElement>(menu, {
    untilAsked: true,
  });
  if (Part) return <Part {...props} button={whole} openAtOnce={asked} />;
  return cloneElement(props.children, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...listening });
}
