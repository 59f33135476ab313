import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { raiseFormat } from '../../scripts/setup/data-dir.mjs';
import { noteStore, refuseLostStore } from '../../scripts/setup/known-store.mjs';
import { chooseMongo } from '../../scripts/stores/mongo.mjs';

let dir: string;
const put = (name: string, content: object) => writeFileSync(path.join(dir, name), JSON.stringify(content));
const read = (name: string) => JSON.parse(readFileSync(path.join(dir, name), 'utf8'));

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tresen-known-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

it.each(['tresen.json', 'secrets.json'])('knows from %s alone that there were data', (witness) => {
  put(witness, { JWT_SECRET: 'kept as it is' });
  expect(() => refuseLostStore(dir, 'embedded-mongo')).not.toThrow();
  noteStore(dir, 'embedded-mongo');
  expect(read(witness)).toEqual({ JWT_SECRET: 'kept as it is', store: 'embedded-mongo' });
  expect(() => refuseLostStore(dir, 'embedded-mongo')).toThrow(
    /^Die Daten fehlen: .*embedded-mongo ist leer/,
  );
  expect(() => refuseLostStore(dir, 'given')).not.toThrow();
});

it('takes a folder for lost that holds nothing but a lock', () => {
  put('tresen.json', { store: 'embedded-mongo' });
  mkdirSync(path.join(dir, 'embedded-mongo'));
  put('embedded-mongo/start.lock', {});
  expect(() => refuseLostStore(dir, 'embedded-mongo')).toThrow(/^Die Daten fehlen/);
  put('embedded-mongo/journal-1', {});
  expect(() => refuseLostStore(dir, 'embedded-mongo')).not.toThrow();
});

it('asks for the address of a database that was used before', () => {
  put('secrets.json', {});
  noteStore(dir, 'given');
  expect(() => refuseLostStore(dir, 'embedded-mongo')).toThrow(/^Bisher lagen die Daten unter MONGODB_URI/);
});

it('keeps what it knows when the format is raised', () => {
  put('tresen.json', { format: 1, store: 'mongod' });
  raiseFormat(dir);
  expect(read('tresen.json')).toEqual({ format: 2, store: 'mongod' });
});

it('never answers for a mongod that is no longer installed', () => {
  mkdirSync(path.join(dir, 'mongod'));
  expect(chooseMongo(dir, '/usr/bin/mongod')).toBe('mongod');
  expect(() => chooseMongo(dir, null)).toThrow(/gehören zu mongod, und das ist nicht mehr installiert/);
  mkdirSync(path.join(dir, 'embedded-mongo'));
  expect(chooseMongo(dir, null)).toBe('embedded-mongo');
});
