import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { CALL_KINDS, type CallKind, PAY_HOWS, type PayHow } from '../../shop/table/tab/tab.types.js';
import { says } from '../words/says.js';

export class JoinTableDto {
  /** A first name; somebody who only calls needs none. */
  @ApiPropertyOptional()
  @Clean(100)
  @Optional()
  @IsString(says('name.missing'))
  @MaxLength(30, says('name.tooLong'))
  name?: string;

  /** Whoever is there already stays who they are. */
  @ApiPropertyOptional()
  @Optional()
  @IsString(says('table.missing'))
  @MaxLength(100, says('table.missing'))
  guest?: string;
}

export class CallTableDto {
  @ApiProperty()
  @IsString(says('table.missing'))
  @Length(1, 100, says('table.missing'))
  guest: string;

  @ApiProperty({ enum: CALL_KINDS })
  @IsIn(CALL_KINDS, says('choice.unknown'))
  kind: CallKind;

  /** What they would like to pay with. */
  @ApiPropertyOptional({ enum: PAY_HOWS, nullable: true })
  @IsOptional()
  @IsIn(PAY_HOWS, says('choice.unknown'))
  how?: PayHow | null;
}
