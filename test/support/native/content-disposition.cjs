// @fastify/static requires this ES module; Node can, jest's own loader cannot.
module.exports = process.getBuiltinModule('node:module').createRequire(__filename)('content-disposition');
