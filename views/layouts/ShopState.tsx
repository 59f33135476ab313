import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { StatusBadge } from '../components/tables/StatusBadge';
import { refreshPage } from '../lib/live/fresh-page';
import { inTurn } from '../lib/live/in-turn';
import { useLive, useLiveGap } from '../lib/live/live';
import { loadShop, loadShopStatus, useIsShopOpen, useShop } from '../lib/session/shop';
import { usePageUser } from '../lib/vike/page-context';
import classes from './ShopState.module.css';

const STATUS_EVERY_MS = 60_000;

/** The restaurant's name and whether guests can order right now. */
export function ShopState() {
  const hasShop = usePageUser()?.hasShop ?? false;
  return hasShop ? <CurrentShop /> : <p className={classes.name}>Noch kein Restaurant</p>;
}

function CurrentShop() {
  const shop = useShop();
  useShopData();

  return (
    <div className={classes.shop}>
      <div className={classes.name}>{shop?.name ?? <Skeleton height={14} width="9rem" my={5} />}</div>
      <OpenState />
    </div>
  );
}

export function OpenState() {
  const open = useIsShopOpen();
  if (open === null) return <StatusBadge>Wird geprüft</StatusBadge>;
  return open ? (
    <StatusBadge tone="good">Geöffnet</StatusBadge>
  ) : (
    <StatusBadge tone="warn">Geschlossen</StatusBadge>
  );
}

function useShopData(): void {
  useEffect(() => {
    const callOff = inTurn(() => void loadAll());
    const timer = setInterval(() => void loadShopStatus({ silent: true }), STATUS_EVERY_MS);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, []);
  useLive('shop.changed', () => void loadAll());
  useLiveGap(() => void Promise.all([loadAll(), refreshPage()]));
}

const loadAll = () => Promise.all([loadShop({ silent: true }), loadShopStatus({ silent: true })]);
