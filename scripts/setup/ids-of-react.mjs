import { changeKnown } from './change-known.mjs';

const USE_ID = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
/** The whole of it, where it gives a field a second id. */
const SECOND_ID = /^[\s\S]*setUuid\(randomId\(\)\)[\s\S]*$/;
const OF_REACT = `
import { useId as useReactId } from 'react';

export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === 'string' ? staticId : 'mantine-' + id.replace(/:/g, '');
}
`;

/**
 * Mantine gives a field the id that React made on the server, and another one as soon as it stands in the browser, for which each
 * field of a page is drawn a second time. React's is the same on both sides.
 */
export const idsOfReact = {
  name: 'ids-of-react',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return USE_ID.test(id) ? withIdsOfReact(code) : null;
  },
};

export const withIdsOfReact = (code) =>
  changeKnown(code, {
    from: SECOND_ID,
    to: () => OF_REACT,
    unknown: () => "Mantine's useId is not what ids-of-react knows.",
  });
