import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from './viewer.js';

/** A request after the guard has looked at it. */
export type Request = FastifyRequest & { user?: Viewer | null };
export type Reply = FastifyReply & { cspNonce?: { script: string; style: string } };
