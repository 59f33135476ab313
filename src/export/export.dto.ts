import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { NeededLine } from '../shop/restaurant/fields.js';

export class BuildDto {
  @NeededLine(40) id: string;
}

export class ArchiveDto {
  /** The last published one unless told. */
  @IsOptional()
  @ApiProperty({ type: String, required: false })
  @NeededLine(40)
  id?: string;
}
