import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const { hash } = argon2;
/** A hash of the product takes 28 ms of a core and each sign-in as much again; these slices sign in some thousand times. */
const QUICK = { memoryCost: 1_024, timeCost: 1 };

/** Before the product is loaded: its passwords are hashed by the same library, with less work. */
argon2.hash = (password, options) => hash(password, { ...QUICK, ...options });
