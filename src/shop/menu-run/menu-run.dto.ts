import { Id } from '../menu/menu-fields.js';

export class MenuRunDto {
  @Id() id: string;
}
