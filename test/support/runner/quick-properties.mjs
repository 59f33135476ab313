import real from '../../../../node_modules/fast-check/lib/fast-check.js';

export * from '../../../../node_modules/fast-check/lib/fast-check.js';

/** `npm test` tries a share of the examples each time, others every time; a spec run by itself and the soak run try all. */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);
const USUAL = 100;
const FEWEST = 10;

const sharedRuns = (runs) => Math.max(Math.min(runs, FEWEST), Math.ceil(runs * SHARE));

/** Stands in for `fast-check` beside the compiled specs. */
export default {
  ...real,
  assert: (property, { numRuns = USUAL, ...how } = {}) =>
    real.assert(property, { ...how, numRuns: sharedRuns(numRuns) }),
};
