import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../lib/vike/page.types';
import { AdminLayout } from './AdminLayout';
import { DefaultLayout } from './DefaultLayout';
import { ErrorLayout } from './ErrorLayout';

type Layout = ComponentType<{ children: ReactNode }>;

const LAYOUTS: Record<Exclude<LayoutName, 'adminWhenSignedIn'>, Layout> = {
  default: DefaultLayout,
  admin: AdminLayout,
  error: ErrorLayout,
};

export function layoutOf(name: LayoutName = 'default', signedIn: boolean): Layout {
  if (name === 'adminWhenSignedIn') return signedIn ? AdminLayout : DefaultLayout;
  return LAYOUTS[name];
}
