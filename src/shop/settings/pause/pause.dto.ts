import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, IsArray, IsIn, ValidateBy, ValidateIf } from 'class-validator';
import { Moment } from '../../../platform/http/input/moment.decorator.js';
import { FULFILMENTS, type Fulfilment } from '../../../shared/fulfilment.types.js';
import { NeededLine } from '../../restaurant/fields.js';
import { isPauseLength, type PauseLength, type PauseWish } from './pause.types.js';

const Length = () =>
  applyDecorators(
    ValidateBy({
      name: 'pauseLength',
      validator: {
        validate: isPauseLength,
        defaultMessage: () => 'Bitte wählen, wie lange die Pause dauert.',
      },
    }),
    ApiProperty({
      description: 'Minutes from now, or how far the pause goes',
      oneOf: [
        { type: 'integer', minimum: 1, maximum: 1_440 },
        { type: 'string', enum: ['today', 'until', 'open'] },
      ],
    }),
  );

export class PauseDto implements PauseWish {
  @Length() length: PauseLength;

  /** For `length: 'until'`. */
  @ValidateIf(({ length, until }) => length === 'until' || (until !== undefined && until !== null))
  @Moment('Bitte eine Uhrzeit angeben.')
  @ApiProperty({ type: String, format: 'date-time', required: false })
  until?: Date;

  @ValidateIf((_, value) => value !== null)
  @IsArray({ message: 'Bitte wählen, was pausiert.' })
  @ArrayMinSize(1, { message: 'Bitte wählen, was pausiert.' })
  @IsIn(FULFILMENTS, { each: true, message: 'Bitte wählen, was pausiert.' })
  @ApiProperty({ enum: FULFILMENTS, isArray: true, nullable: true })
  fulfilments: Fulfilment[] | null;

  @NeededLine(120) reason: string;
}
