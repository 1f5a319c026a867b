import type { FastifyInstance } from 'fastify';
import type { BackgroundWork } from '../../platform/processes/regularWork.ts';

/**
 * Runs something beside the requests of the API: from when it is ready until it closes. `until`: `preClose` stops it before the
 * running requests are waited for.
 */
export function runBeside(
  app: FastifyInstance,
  work: BackgroundWork,
  until: 'preClose' | 'onClose' = 'onClose',
) {
  app.addHook('onReady', async () => work.start());
  // The types of the two hooks differ in their arguments, of which none is used.
  app.addHook(until as 'onClose', async () => work.stop());
}
