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

/** Nothing until it is opened for the first time; then it comes closed and opens at once, so it notes where the focus was. */
function useArrived<P>(part: Later<P>, opened: boolean): Arrived<P> {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  const Part = part.use(wanted);
  const [mayOpen, setMayOpen] = useState(false);
  useEffect(() => {
    if (Part) setMayOpen(true);
    else if (opened) part.fetch();
  }, [Part, part, opened]);
  return { Part, mayOpen };
}
