import type { CardAnswer } from './answers.ts'
import type { Words } from './texts.ts'

/** A home's name in a language. */
export function titleOf(words: Words, home: CardAnswer): string {
  return words.localized(home.title) || home.name || words.say('publicListing', 'title', { city: home.city })
}
