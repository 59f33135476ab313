import { describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { DecodedRows } from './decoded-rows.js';

interface Dish {
  _id: string;
  name: string;
  text: string;
}

const { serialize } = mongoose.mongo.BSON;
const rows = (...dishes: Dish[]) => dishes.map((dish) => serialize(dish));
/** What changes stands far behind the id. */
const TEXT = 'mit Basilikum '.repeat(20);
const pizza = { _id: 'a'.repeat(24), name: 'Pizza', text: TEXT };
const pasta = { _id: 'b'.repeat(24), name: 'Pasta', text: TEXT };

describe('documents that are read again', () => {
  const begun = (maxBytes = 1e6) => new DecodedRows<Dish>(maxBytes, (document) => document as Dish);

  it('are the same objects while their bytes are the same, wherever they stand', () => {
    const known = begun();
    const [first, second] = known.of('bella', rows(pizza, pasta));
    const again = known.of('bella', rows(pasta, pizza));
    expect([again[0] === second, again[1] === first]).toEqual([true, true]);
  });

  it('are new once a letter has changed, of the same length or not', () => {
    const known = begun();
    known.of('bella', rows(pizza, pasta));
    const mended = { ...pizza, text: TEXT.replace(/ $/, '.') };
    expect(known.of('bella', rows(mended, pasta))).toEqual([mended, pasta]);
    const longer = { ...pizza, text: `${TEXT} und Käse` };
    expect(known.of('bella', rows(longer))).toEqual([longer]);
  });

  it('are forgotten once they are gone, and those of another restaurant are others', () => {
    const known = begun();
    const [first] = known.of('bella', rows(pizza));
    expect(known.of('nord', rows(pizza))[0]).not.toBe(first);
    expect(known.of('bella', [])).toEqual([]);
    expect(known.of('bella', rows(pizza))[0]).not.toBe(first);
  });

  it('are decoded each time where they are too many to be kept', () => {
    const known = begun(50);
    known.of('bella', rows(pizza));
    expect(known.of('bella', rows({ ...pizza, name: 'Pizze' }))).toEqual([{ ...pizza, name: 'Pizze' }]);
  });
});
