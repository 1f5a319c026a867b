import { isRefusal, UpstreamFailure } from './upstreamErrors.ts';

/** How a request to the origin ended: `refused` by the origin, or `failed` without a usable answer. */
export const outcomes = ['ok', 'refused', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

/** Called when a request to the origin has ended, with its path (one for all files), its outcome and its duration, seconds. */
export type OnEnd = (path: string, outcome: Outcome, duration: number) => void;

/** Makes a request and reports to `onEnd` how it ended; `outcomeOf` judges its result. Throws what the request throws. */
export async function measured<R>(
  onEnd: OnEnd | undefined,
  path: string,
  request: () => Promise<R>,
  outcomeOf: (result: R) => Outcome = () => 'ok',
): Promise<R> {
  const start = performance.now();
  const end = (outcome: Outcome) => onEnd?.(path, outcome, (performance.now() - start) / 1000);
  try {
    const result = await request();
    end(outcomeOf(result));
    return result;
  } catch (error) {
    end(error instanceof UpstreamFailure && isRefusal(error) ? 'refused' : 'failed');
    throw error;
  }
}
