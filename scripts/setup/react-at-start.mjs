import { changeKnown } from './change-known.mjs';

const CLIENT = /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const SIGNAL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNALS = 5;
const SIGNAL_OF =
  '\nfunction signalOf(message) {\n  return Object.create(Error.prototype, { message: { value: message } });\n}\n';

/**
 * While it loads, React makes five errors that it throws later to stop a step, and that nobody reads. With a debugger beside the page
 * (Lighthouse, the browser's own tools) V8 works out at once where each was made, and for that reads all of React a second time:
 * two thirds of what the first script took. Without a stack there is nothing to work out.
 */
export const reactAtStart = {
  name: 'react-at-start',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return this.environment.name === 'client' && CLIENT.test(id) ? withoutStacks(code) : null;
  },
};

export function withoutStacks(code) {
  const change = {
    from: SIGNAL,
    to: '$1 = signalOf($2)',
    times: SIGNALS,
    unknown: (found) => `react-dom makes ${found} errors as it loads, react-at-start knows ${SIGNALS}`,
  };
  return changeKnown(code, change) + SIGNAL_OF;
}
