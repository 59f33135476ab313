import type { MenuProps } from '@mantine/core';
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
} from 'react';
import { later, useStandIn } from '../../lib/vike/later';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** Where it leads, or what it does. */
  href?: string;
  choose?: () => void;
}

export interface FloatingMenuProps extends MenuButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  openAtOnce: boolean;
}

type Target = ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLButtonElement>>;

export interface MenuButtonProps extends Pick<MenuProps, 'position' | 'width' | 'withinPortal'> {
  heading?: string;
  /** Between two groups is a line. */
  groups: MenuEntry[][];
  children: Target;
}

const menu = later(() => import('./FloatingMenu').then(({ FloatingMenu }) => FloatingMenu));

/** A button and its menu. Until the menu's code is there the button stands alone, and looks and speaks the same. */
export function MenuButton(props: MenuButtonProps) {
  const { Part, whole, asked, listening } = useStandIn<FloatingMenuProps, HTMLButtonElement>(menu);
  if (Part) return <Part {...props} button={whole} openAtOnce={asked} />;
  return cloneElement(props.children, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...listening });
}
