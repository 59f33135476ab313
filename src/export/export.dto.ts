import { ApiProperty } from '@nestjs/swagger';
import { Optional } from '../platform/http/input/optional.decorator.js';
import { NeededLine } from '../shop/restaurant/fields.js';

export class BuildDto {
  @NeededLine(40) id: string;
}

export class ArchiveDto {
  /** The last published one unless told. */
  @Optional()
  @ApiProperty({ type: String, required: false })
  @NeededLine(40)
  id?: string;
}
