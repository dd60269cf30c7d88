import type { Language } from '../../../../domain/catalogue/language.ts'
import type { TranslationProblem } from '../../../../domain/rentals/messages/translation.ts'

/** What came of a text. */
export interface TranslatedText {
  text: string
  /** In which language it was written, as the provider found: a code in small letters. */
  from: string
}

/** A provider of translations. Throws TranslationError. */
export interface TextTranslator {
  translate(asked: { text: string; to: Language }): Promise<TranslatedText>
}

/** Why a text was not translated; says nothing of the text. */
export class TranslationError extends Error {
  override name = 'TranslationError'
  readonly problem: TranslationProblem

  constructor(problem: TranslationProblem, cause?: unknown) {
    super(`The text was not translated (${problem}).`, { cause })
    this.problem = problem
  }
}
