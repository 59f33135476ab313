import { Count, Id } from '../menu/menu-fields.js';

export class StockLevelDto {
  @Id() productId: string;
  @Count(0, 100_000) left: number;
}
