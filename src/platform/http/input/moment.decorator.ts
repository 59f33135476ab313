import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsDate } from 'class-validator';
import { momentOf } from '../../../shared/berlin-time.js';

/** A moment as JSON writes it. Date alone takes 30 February for 2 March. */
export const Moment = (message: string) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? momentOf(value) : value), { toClassOnly: true }),
    IsDate({ message }),
  );
