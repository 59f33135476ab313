import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/**
 * A field that can be left out; null says the same, and whoever reads the input never meets it. `IsOptional` alone lets null
 * through: it stands where null means something of its own.
 */
export const Optional = () =>
  applyDecorators(
    Transform(({ value }) => value ?? undefined, { toClassOnly: true }),
    IsOptional(),
  );
