import { type Cases } from './values.js';

const BERLIN = 'Europe/Berlin';

export const pipelines: Cases<object[]> = {
  // pipelines
  grp: [
    {
      $group: {
        _id: '$b',
        n: { $sum: 1 },
        s: { $sum: '$n' },
        a: { $avg: '$n' },
        mx: { $max: '$n' },
        mn: { $min: '$n' },
      },
    },
    { $sort: { _id: 1 } },
  ],
  grpNull: [
    { $group: { _id: null, s: { $sum: '$n' }, ids: { $push: '$_id' }, refs: { $addToSet: '$ref' } } },
  ],
  grpOid: [{ $group: { _id: '$ref', n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }],
  grpObj: [
    { $group: { _id: { b: '$b', x: '$o.x' }, n: { $sum: 1 } } },
    { $sort: { n: -1, '_id.b': 1, '_id.x': 1 } },
  ],
  grpDate: [
    { $match: { d: { $type: 'date' } } },
    { $group: { _id: { $dateTrunc: { date: '$d', unit: 'month', timezone: BERLIN } }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ],
  grpDec: [{ $group: { _id: null, s: { $sum: '$dec' }, a: { $avg: '$dec' }, m: { $max: '$dec' } } }],
  grpFirstLast: [
    { $sort: { _id: 1 } },
    {
      $group: {
        _id: null,
        f: { $first: '$s' },
        l: { $last: '$n' },
        cnt: { $count: {} },
        top: { $top: { sortBy: { _id: -1 }, output: '$_id' } },
        fn: { $firstN: { input: '$_id', n: 2 } },
        sd: { $stdDevPop: '$n' },
        mo: { $mergeObjects: '$o' },
      },
    },
  ],
  grpLong: [{ $group: { _id: null, s: { $sum: '$l' } } }],
  unw: [{ $unwind: '$items' }, { $project: { sku: '$items.sku' } }, { $sort: { _id: 1, sku: 1 } }],
  unwPres: [
    { $unwind: { path: '$a', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
    { $project: { a: 1, i: 1 } },
  ],
  unwMissing: [{ $unwind: '$zz' }],
  proj: [
    { $sort: { _id: 1 } },
    { $project: { _id: 0, x: '$o.x', 'o.y': 1, c: { $size: { $ifNull: ['$a', []] } } } },
  ],
  projExcl: [{ $sort: { _id: 1 } }, { $project: { items: 0, 'o.x': 0, a: 0, d: 0, l: 0 } }],
  addF: [
    { $sort: { _id: 1 } },
    { $limit: 2 },
    { $addFields: { 'o.k': 1, 'items.n': 5 } },
    { $project: { o: 1, items: 1 } },
  ],
  setUnset: [{ $match: { _id: 1 } }, { $set: { z: { $sum: '$a' } } }, { $unset: ['items', 'o.y', 'a'] }],
  replRoot: [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: '$o' } }],
  facet: [
    {
      $facet: {
        a: [{ $match: { n: 5 } }, { $count: 'c' }],
        b: [{ $sort: { _id: -1 } }, { $limit: 2 }, { $project: { _id: 1 } }],
        e: [{ $match: { zz: 1 } }, { $count: 'c' }],
      },
    },
  ],
  bucket: [
    { $match: { n: { $type: 'number' } } },
    { $bucket: { groupBy: '$n', boundaries: [-10, 0, 6], default: 'o', output: { c: { $sum: 1 } } } },
  ],
  bucketAuto: [{ $match: { n: { $type: 'number' } } }, { $bucketAuto: { groupBy: '$_id', buckets: 2 } }],
  sbc: [{ $unwind: '$t' }, { $sortByCount: '$t' }, { $limit: 1 }],
  lookup: [
    { $match: { _id: { $lte: 3 } } },
    { $lookup: { from: 'cust', localField: 'ref', foreignField: '_id', as: 'c' } },
    { $project: { c: 1 } },
    { $sort: { _id: 1 } },
  ],
  lookupNull: [
    { $match: { _id: { $gte: 3 } } },
    { $lookup: { from: 'cust', localField: 'ref', foreignField: 'ref', as: 'c' } },
    { $project: { c: 1 } },
    { $sort: { _id: 1 } },
  ],
  lookupArr: [
    { $lookup: { from: 'cust', localField: 'a', foreignField: 'num', as: 'c' } },
    { $project: { c: '$c.name' } },
    { $sort: { _id: 1 } },
  ],
  lookupPipe: [
    {
      $lookup: {
        from: 'cust',
        let: { r: '$ref' },
        pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$r'] } } }, { $project: { name: 1, _id: 0 } }],
        as: 'c',
      },
    },
    { $project: { c: 1 } },
    { $sort: { _id: 1 } },
  ],
  lookupBoth: [
    {
      $lookup: {
        from: 'cust',
        localField: 'ref',
        foreignField: '_id',
        pipeline: [{ $match: { vip: true } }, { $project: { name: 1 } }],
        as: 'c',
      },
    },
    { $project: { c: 1 } },
    { $sort: { _id: 1 } },
  ],
  lookupUncorr: [
    { $match: { _id: 1 } },
    { $lookup: { from: 'cust', pipeline: [{ $count: 'n' }], as: 'c' } },
    { $project: { c: 1 } },
  ],
  lookupNestedAs: [
    { $match: { _id: 1 } },
    { $lookup: { from: 'cust', localField: 'ref', foreignField: '_id', as: 'o.c' } },
    { $project: { o: 1 } },
  ],
  lookupMissing: [
    { $match: { _id: 1 } },
    { $lookup: { from: 'nonex', localField: 'ref', foreignField: '_id', as: 'c' } },
    { $project: { c: 1 } },
  ],
  graph: [
    { $match: { _id: 1 } },
    {
      $graphLookup: {
        from: 'cust',
        startWith: '$ref',
        connectFromField: 'up',
        connectToField: '_id',
        as: 'h',
        depthField: 'dp',
      },
    },
    { $project: { n: { $size: '$h' } } },
  ],
  union: [
    { $project: { _id: 1 } },
    { $unionWith: { coll: 'cust', pipeline: [{ $project: { _id: 0, name: 1 } }] } },
    { $count: 'c' },
  ],
  window: [
    { $match: { n: { $type: 'number' } } },
    {
      $setWindowFields: {
        sortBy: { _id: 1 },
        output: {
          r: { $rank: {} },
          cum: { $sum: '$n', window: { documents: ['unbounded', 'current'] } },
          prev: { $shift: { output: '$n', by: -1 } },
          ma: { $avg: '$n', window: { documents: [-1, 0] } },
        },
      },
    },
    { $project: { r: 1, cum: 1, prev: 1, ma: 1 } },
  ],
  windowRange: [
    { $match: { d: { $type: 'date' } } },
    {
      $setWindowFields: {
        sortBy: { d: 1 },
        output: { c: { $count: {}, window: { range: [-1, 'current'], unit: 'day' } } },
      },
    },
    { $project: { c: 1 } },
    { $sort: { _id: 1 } },
  ],
  densify: [
    { $match: { _id: { $in: [1, 3] } } },
    { $project: { _id: 1 } },
    { $densify: { field: '_id', range: { step: 1, bounds: 'full' } } },
  ],
  fill: [
    { $sort: { _id: 1 } },
    { $project: { n: 1 } },
    { $fill: { sortBy: { _id: 1 }, output: { n: { method: 'locf' } } } },
  ],
  sample: [{ $sample: { size: 2 } }, { $count: 'c' }],
  redact: [
    { $match: { _id: 1 } },
    { $redact: { $cond: [{ $eq: ['$_id', 1] }, '$$KEEP', '$$PRUNE'] } },
    { $project: { _id: 1 } },
  ],
  documents: [{ $limit: 1 }, { $project: { _id: 1 } }],
  sortMulti: [{ $sort: { b: 1, n: -1, _id: 1 } }, { $project: { _id: 1 } }],
  matchExpr: [{ $match: { $expr: { $in: ['$s', ['Apple', 'banana']] } } }, { $project: { _id: 1 } }],
  count0: [{ $match: { zz: 1 } }, { $count: 'c' }],
  skipLimit: [{ $sort: { _id: 1 } }, { $skip: 2 }, { $limit: 2 }, { $project: { _id: 1 } }],
  unknownStage: [{ $foo: 1 }],
  unknownAcc: [{ $group: { _id: null, x: { $foo: 1 } } }],
  grpNoId: [{ $group: { x: { $sum: 1 } } }],
  limit0: [{ $limit: 0 }],
  letVar: [{ $match: { $expr: { $eq: ['$n', '$$v'] } } }, { $project: { _id: 1 } }],
  percentile: [
    { $match: { n: { $type: 'number' } } },
    { $group: { _id: null, p: { $median: { input: '$n', method: 'approximate' } } } },
  ],
  searchText: [{ $match: { $text: { $search: 'apple' } } }, { $project: { _id: 1 } }],
  geoNear: [{ $geoNear: { near: { type: 'Point', coordinates: [0, 0] }, distanceField: 'd' } }],
  collStats: [{ $collStats: { count: {} } }, { $project: { count: 1 } }],
  indexStats: [{ $indexStats: {} }, { $project: { name: 1 } }],
  currentOp: [{ $limit: 1 }, { $project: { _id: 1 } }],
};
