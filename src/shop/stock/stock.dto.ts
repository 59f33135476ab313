import { Count, Id } from '../catalog/menu-fields.js';

export class StockLevelDto {
  @Id() productId: string;
  @Count(0, 100_000) left: number;
}
