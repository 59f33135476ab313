import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsString, Length, MaxLength } from 'class-validator';
import { Clean } from '../platform/http/input/clean.decorator.js';
import { Optional } from '../platform/http/input/optional.decorator.js';

export class ContactMessageDto {
  @ApiProperty()
  @Clean(80)
  @IsString({ message: 'Wie heißt du?' })
  @Length(2, 80, { message: 'Wie heißt du?' })
  name: string;

  @ApiProperty()
  @Clean(120)
  @IsEmail({}, { message: 'An welche E-Mail-Adresse dürfen wir antworten?' })
  email: string;

  @ApiProperty()
  @Clean(4000, 'many')
  @IsString({ message: 'Worum geht es?' })
  @Length(10, 4000, { message: 'Schreib uns bitte ein paar Worte mehr.' })
  message: string;

  /** Invisible to people; only machines fill it in. */
  @ApiPropertyOptional()
  @Optional()
  @IsString({ message: 'Bitte lass dieses Feld leer.' })
  @MaxLength(200, { message: 'Bitte lass dieses Feld leer.' })
  website?: string;
}
