import type { MenuProps } from '@mantine/core';
import type { HTMLAttributes, ReactElement, ReactNode, RefAttributes, RefObject } from 'react';

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
