import { NeededLine } from '../restaurant/fields.js';

export class DomainDto {
  @NeededLine(300) name: string;
}

export class ServedDto {
  @NeededLine(300) domain: string;
}
