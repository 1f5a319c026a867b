import type { FastifyInstance } from 'fastify';
import {
  defaultBodyDeadline as deadline,
  defaultUploadRate,
  type MinUploadRate,
  slowRequestGuard,
} from '../../platform/network/slowRequestGuard.ts';

/** Cuts off who sends a body too slowly; an offer of a car with photos has its own deadline (`receiveOffer`). */
export function watchBodies(app: FastifyInstance, rate: MinUploadRate = defaultUploadRate) {
  slowRequestGuard(app, { rate, deadline, answer: (message) => JSON.stringify({ message }) });
}
