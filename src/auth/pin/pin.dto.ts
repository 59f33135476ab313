import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Password } from '../user/user.dto.js';

const DIGITS = { message: 'Eine PIN hat vier bis sechs Ziffern.' };

export class SetPinDto {
  @Password()
  currentPassword: string;

  /** Left out or null: no PIN any more. */
  @ApiPropertyOptional({ type: String, nullable: true, pattern: '^\\d{4,6}$' })
  @IsOptional()
  @Matches(/^\d{4,6}$/, DIGITS)
  pin?: string | null;
}

export class SwitchDto {
  @ApiProperty({ type: String })
  @MaxLength(40, { message: 'Wähle aus, wer du bist.' })
  @IsString({ message: 'Wähle aus, wer du bist.' })
  memberId: string;

  @ApiProperty({ type: String, pattern: '^\\d{4,6}$' })
  @Matches(/^\d{4,6}$/, DIGITS)
  pin: string;
}
