import { expect, it, jest } from '@jest/globals';
import { Type } from 'class-transformer';
import { getMetadataStorage, IsInt, ValidateNested } from 'class-validator';
import { validation } from './validation.js';

class Line {
  @IsInt({ message: 'Das ist keine Zahl.' })
  quantity!: number;
}

class Basket {
  @ValidateNested()
  @Type(() => Line)
  first!: Line;

  @ValidateNested({ each: true })
  @Type(() => Line)
  lines!: Line[];
}

it('searches for the decorators of a class once, of nested ones as well', async () => {
  const pipe = validation();
  const validated = (quantity: unknown) =>
    pipe.transform({ first: { quantity: 1 }, lines: [{ quantity }] }, { type: 'body', metatype: Basket });
  const storage = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, unknown> };
  await validated(1);
  const searches = jest.spyOn(storage.validationMetadatas, 'entries');
  await expect(validated(2)).resolves.toMatchObject({ lines: [{ quantity: 2 }] });
  await expect(validated('x')).rejects.toMatchObject({
    fields: { 'lines.0.quantity': 'Das ist keine Zahl.' },
  });
  expect(searches).not.toHaveBeenCalled();
  searches.mockRestore();
});
