import type { MenuProps } from '@mantine/core';
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useRef,
  useState,
} from 'react';
import { later } from '../../lib/vike/later';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** Where it leads, or what it does. */
  href?: string;
  choose?: () => void;
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
  const Menu = menu.use();
  const alone = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  if (Menu) {
    const focused = alone.current !== null && document.activeElement === alone.current;
    return <Menu {...props} focused={focused} openAtOnce={asked} />;
  }
  return cloneElement(props.children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    ref: alone,
    onPointerEnter: menu.fetch,
    onFocus: menu.fetch,
    onClick: () => {
      menu.fetch();
      setAsked(true);
    },
  });
}
