import type { ReactNode } from 'react';
import { usePageUser } from '../lib/vike/page-context';
import { AdminLayout } from './AdminLayout';
import { DefaultLayout } from './DefaultLayout';

/** For a public page that the people of a restaurant reach from the back office as well. */
export function AdminWhenSignedInLayout({ children }: { children: ReactNode }) {
  const Layout = usePageUser() ? AdminLayout : DefaultLayout;
  return <Layout>{children}</Layout>;
}
