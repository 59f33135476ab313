import type { DrawerProps, ModalProps } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { type Later, later } from '../../lib/vike/later';

const modal = later<ModalProps>(() => import('@mantine/core').then(({ Modal }) => Modal));
const drawer = later<DrawerProps>(() => import('@mantine/core').then(({ Drawer }) => Drawer));

export function Modal({ opened, ...props }: ModalProps) {
  const { Part, mayOpen } = useArrived(modal, opened);
  return Part && <Part {...props} opened={opened && mayOpen} />;
}

export function Drawer({ opened, ...props }: DrawerProps) {
  const { Part, mayOpen } = useArrived(drawer, opened);
  return Part && <Part {...props} opened={opened && mayOpen} />;
}

interface Arrived<P> {
  Part: ComponentType<P> | null;
  mayOpen: boolean;
}

/** What should be open before its code is there comes closed and opens then: so it notes where the focus was. */
function useArrived<P>(part: Later<P>, opened: boolean): Arrived<P> {
  const Part = part.use();
  const [mayOpen, setMayOpen] = useState(Part !== null);
  useEffect(() => {
    if (Part) setMayOpen(true);
    else if (opened) part.fetch();
  }, [Part, part, opened]);
  return { Part, mayOpen };
}
