import type { DeliveryArea } from '../../../../../src/shop/delivery/delivery.types';
import type { Problems } from '../form/settings-form';
import type { Zones } from './useZones';

export interface AreaEditorProps {
  area: DeliveryArea;
  zones: Zones;
  problems: Problems;
}
