import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST = 500

/**
 * A pause in a long piece of work, as long as what was done since `begun` (milliseconds of performance.now), so that the
 * work has at most half of this process, or of a connection, and whoever asks for a page meanwhile comes in between.
 */
export async function breathe(begun: number): Promise<void> {
  await sleep(Math.min(LONGEST, performance.now() - begun))
}
