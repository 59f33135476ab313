import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { isGuestMessage } from './guest-messages.rules.js';

/** The one form here that is filled in by the restaurant itself. */
const OF_OPERATORS = 'design-preview.dto.ts';
const ROOM = 'src/storefront';

const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.dto.ts') && !file.endsWith(OF_OPERATORS),
);

/** Loaded before the test, whose seconds are for what it asks. */
const modules: object[] = await Promise.all(files.map((file) => import(`../${file.replace(/ts$/, 'js')}`)));

/** What each field of a form answers when it is wrong: its place in the code, and the message. */
const messagesOf = (forms: unknown[]): [string, unknown][] =>
  forms
    .filter((form) => typeof form === 'function')
    .flatMap((form) => getMetadataStorage().getTargetValidationMetadatas(form, '', true, false))
    .filter(({ type }) => type === 'customValidation' || type === 'nestedValidation')
    .filter(({ name }) => name !== 'isOptional')
    .map(({ target, propertyName, name, message }) => [
      `${typeof target === 'function' ? target.name : target}.${propertyName} ${name ?? ''}`,
      message,
    ]);

describe('the forms of guests', () => {
  it('answer with keys alone, never with a sentence of their own', () => {
    const messages = modules.flatMap((module) => messagesOf(Object.values(module)));
    expect(messages.length).toBeGreaterThan(40);
    const others = messages.filter(([, message]) => typeof message !== 'string' || !isGuestMessage(message));
    expect(others).toEqual([]);
  });
});
