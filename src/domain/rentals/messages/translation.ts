import type { Language } from '../../catalogue/language.ts'
import { maskAmounts, maskContacts } from './contact-mask.ts'
import { hasWords, languageIn } from './language-of-text.ts'
import type { KeptText } from './thread.ts'

/** Longest text that is translated, in characters (ours): any message, also with what is hidden in it. */
export const TRANSLATION_MAX = 8000

/** Longest translation that is kept, in characters (ours; the database has it, too). */
export const TRANSLATED_MAX = 24_000

/** Most translations that one person asks for within an hour, tries in vain with them (ours). */
export const TRANSLATIONS_PER_HOUR = 60

/** After how many seconds a translation that nobody has heard of any more is asked for anew (ours). */
export const TRANSLATION_SECONDS = 30

/** Which of a message's texts was translated: without contact data, whole with them, or without amounts, too (decision 119). */
export const TRANSLATION_VARIANTS = ['PLAIN', 'WHOLE', 'LIMITED'] as const

/** Which of a message's texts was translated. */
export type TranslationVariant = (typeof TRANSLATION_VARIANTS)[number]

/** Why a provider didn't translate. */
export const TRANSLATION_PROBLEMS = ['BUSY', 'QUOTA_USED_UP', 'KEY_REFUSED', 'UNREACHABLE'] as const

/** Why a provider didn't translate. */
export type TranslationProblem = (typeof TRANSLATION_PROBLEMS)[number]

/** Which of a message's texts somebody reads. */
export function variantOf({ content, whole }: KeptText, read: string): TranslationVariant {
  if (read === content) return 'PLAIN'
  return read === whole ? 'WHOLE' : 'LIMITED'
}

/** Whether a reader is offered a translation of what they read: of words of the other side that aren't in their language. */
export function isTranslatable(read: { isMine: boolean; text: string }, to: Language): boolean {
  if (read.isMine || read.text.length > TRANSLATION_MAX) return false
  return hasWords(read.text) && languageIn(read.text) !== to
}

/** Whether a translation without a text is in nobody's hand any more: it has failed, or nobody has heard of it for long. */
export function isTranslationOver(
  { askedAt, failedAt }: { askedAt: Temporal.Instant; failedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean {
  const stale = now.subtract({ seconds: TRANSLATION_SECONDS })
  return failedAt !== null || Temporal.Instant.compare(askedAt, stale) <= 0
}

/** A translation as it is kept: what was hidden in words of one language must not come out in those of another. */
export function translationAsKept(text: string, variant: TranslationVariant): string {
  if (variant === 'WHOLE') return text
  const masked = maskContacts(text).text
  return variant === 'LIMITED' ? maskAmounts(masked) : masked
}
