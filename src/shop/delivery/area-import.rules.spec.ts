import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { importAreas } from './area-import.rules.js';

const ring = [
  [13.4, 52.5, 34],
  [13.5, 52.5, 34],
  [13.5, 52.6, 34],
  [13.4, 52.5, 34],
];
const open = [
  [13.4, 52.5],
  [13.5, 52.5],
  [13.5, 52.6],
];
const polygon = { type: 'Polygon', coordinates: [ring] };
const read = (value: unknown) => importAreas(JSON.stringify(value));
const kml = (body: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`;
const outer = (coordinates: string) =>
  `<outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs>`;

describe('areas are read from GeoJSON', () => {
  test('however deep they lie, with the name of their feature', () => {
    const feature = { type: 'Feature', properties: { name: 'Mitte' }, geometry: polygon };
    expect(
      read({ type: 'FeatureCollection', features: [feature, { ...feature, properties: null }] }),
    ).toEqual({
      areas: [
        { name: 'Mitte', rings: [open] },
        { name: '', rings: [open] },
      ],
      problem: null,
    });
    expect(read(polygon).areas).toHaveLength(1);
    expect(read({ type: 'GeometryCollection', geometries: [polygon] }).areas).toHaveLength(1);
  });

  test('with holes and islands as rings', () => {
    expect(read({ type: 'Polygon', coordinates: [ring, ring] }).areas[0]?.rings).toHaveLength(2);
    expect(read({ type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] }).areas[0]?.rings).toHaveLength(
      3,
    );
  });
});

describe('areas are read from KML', () => {
  const points = '13.4,52.5,0 13.5,52.5,0\n   13.5,52.6,0 13.4,52.5,0';

  test('with name, holes and line breaks', () => {
    const inner = `<innerBoundaryIs><LinearRing><coordinates>${points}</coordinates></LinearRing></innerBoundaryIs>`;
    const text = kml(
      `<Placemark id="1"><name><![CDATA[Ost & West]]></name><Polygon>${outer(points)}${inner}</Polygon></Placemark>` +
        `<Placemark><name>Ost &amp; West</name><Polygon><extrude>1</extrude>${outer(points)}</Polygon></Placemark>`,
    );
    expect(importAreas(text)).toEqual({
      areas: [
        { name: 'Ost & West', rings: [open, open] },
        { name: 'Ost & West', rings: [open] },
      ],
      problem: null,
    });
  });

  test('without the pins and lines beside them', () => {
    const text = kml('<Placemark><Point><coordinates>13.4,52.5</coordinates></Point></Placemark>');
    expect(importAreas(text).problem).toBe('noPolygon');
  });
});

test.each([
  ['', 'unreadable'],
  ['Hallo', 'unreadable'],
  ['{', 'unreadable'],
  ['{"type":"Point","coordinates":[1,2]}', 'noPolygon'],
  ['{"type":"Polygon","coordinates":[[[1,2],["3",4],[null,6]]]}', 'noPolygon'],
  ['{"type":"Polygon","coordinates":"x"}', 'noPolygon'],
  [kml(''), 'noPolygon'],
  [' '.repeat(2_000_001), 'tooLarge'],
])('what is no map is refused (%#)', (text, problem) => {
  expect(importAreas(text)).toEqual({ areas: [], problem });
});

test('a file made to run away ends at once', () => {
  expect(importAreas(`<kml${'<Placemark'.repeat(100_000)}`).problem).toBe('noPolygon');
  expect(
    importAreas(`${'{"type":"GeometryCollection","geometries":['.repeat(500)}${']}'.repeat(500)}`).problem,
  ).toBe('noPolygon');
  expect(importAreas(`<kml><Placemark>${'<coordinates '.repeat(100_000)}`).problem).toBe('noPolygon');
});

test('no text makes the import throw, and every ring it finds can be drawn', () => {
  const piece = fc.constantFrom(
    '<kml>',
    '<Placemark>',
    '<Polygon>',
    '<coordinates>',
    '1,2 ',
    '3,x ',
    '</Polygon>',
    '<name>',
    ']]>',
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(piece).map((pieces) => `<kml>${pieces.join('')}`),
    fc.jsonValue().map((coordinates) => JSON.stringify({ type: 'Polygon', coordinates })),
  );
  fc.assert(
    fc.property(text, (input) => {
      for (const { rings } of importAreas(input).areas) {
        for (const one of rings) expect(one.length >= 3 && one.flat().every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
