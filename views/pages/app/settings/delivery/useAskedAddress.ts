import { useState } from 'react';
import type { DeliveryAddress, Position } from '../../../../../src/shop/delivery/delivery.types';
import { parsePosition } from '../../../../../src/shop/delivery/position-text.rules';
import type { PostalCode } from '../../../../../src/shop/delivery/postal-code.types';
import { postalCodeOf } from '../../../../../src/shop/delivery/street.rules';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { useTyped } from './useTyped';
import type { Zones } from './useZones';

export const UNREADABLE_PLACE = 'Bitte Breite und Länge wie 52.5004, 13.4049 eingeben.';

/** What is typed as an address, and the one that was asked about last. */
export function useAskedAddress({ placedCodes }: Zones, onPin: (position: Position | null) => void) {
  const [asked, setAsked] = useState<DeliveryAddress | null>(null);
  const { busy, send } = useSending();
  const { typed, field } = useTyped({ postalCode: '', street: '', place: '' }, () => void ask());
  const unreadable = typed.place.trim() !== '' && parsePosition(typed.place) === null;
  const code = postalCodeOf(typed.postalCode);
  const placed = (code: string) => placedCodes.find((one) => one.code === code)?.position ?? null;

  /** null where nobody knows: then only postal codes can match. */
  async function positionOf(code: string): Promise<Position | null> {
    const answer = await send(() => api.get<PostalCode | null>(`/api/shop/postalCode/${code}`));
    return answer?.data?.position ?? null;
  }

  async function ask(): Promise<void> {
    if (code === null || unreadable) return;
    const position = parsePosition(typed.place) ?? placed(code) ?? (await positionOf(code));
    setAsked({ postalCode: code, street: typed.street, position });
    onPin(position);
  }

  return {
    field,
    busy,
    unreadable,
    isReady: code !== null && !unreadable,
    address: asked && { ...asked, position: asked.position ?? placed(asked.postalCode) },
    ask,
  };
}
