import type { QuestionTopic } from './question-words.ts'

/** So many requests are counted; of more nobody wants to know how many. */
export const MOST_COUNTED = 100

/** Whether somebody may ask: people with limited access hear of requests, and neither of money nor of who lives where. */
export function mayAskAbout(
  topic: QuestionTopic,
  viewer: { hasLandlord: boolean; access: 'FULL' | 'LIMITED' | null | undefined },
): boolean {
  return viewer.hasLandlord && (viewer.access !== 'LIMITED' || topic === 'REQUESTS')
}
