import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { WhichOrderDto } from '../order/order.dto.js';

const WHICH = { message: 'Welche Mail ist gemeint?' };

export class ResendDto extends WhichOrderDto {
  @ApiProperty()
  @Length(20, 20, WHICH)
  @IsString(WHICH)
  mailId: string;
}
