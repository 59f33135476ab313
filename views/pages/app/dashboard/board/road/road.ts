import { createContext, useContext, useEffect, useState } from 'react';
import type { RoadView } from '../../../../../../src/shop/driver/driver.view';
import { api } from '../../../../../lib/http/api';
import { inTurn } from '../../../../../lib/live/in-turn';
import { useLive, useLiveGap } from '../../../../../lib/live/live';

const NOBODY: RoadView = { drivers: [], stops: [] };

/** Who drives what right now, for every card that asks. */
export const RoadContext = createContext<RoadView>(NOBODY);

export function useRoad() {
  const [road, setRoad] = useState<RoadView>(NOBODY);
  const look = async (): Promise<void> => {
    const answer = await api.get<RoadView>('/api/driver/road', { silent: true });
    if (answer.success) setRoad(answer.data);
  };
  useLive('tour.changed', () => void look());
  useLiveGap(() => void look());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; afterwards the stream says when
  useEffect(() => inTurn(() => void look()), []);
  return { road, look };
}

export const useStopOf = (orderId: string) =>
  useContext(RoadContext).stops.findLast((stop) => stop.orderId === orderId);
