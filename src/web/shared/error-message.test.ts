import { createTranslator, type AbstractIntlMessages } from 'use-intl'
import { expect, it } from 'vitest'
import type { Language } from '../../domain/catalogue/language.ts'
import { VERDICT_REASONS } from '../../domain/catalogue/reasons.ts'
import { ConditionNotMetError, ERROR_NAMES } from '../../domain/kernel/errors.ts'
import { errorOfName } from '../error-of-name.ts'
import { ConnectionError, TooManyRequestsError } from '../http.ts'
import de from '../errors/errors.texts.de.json'
import en from '../errors/errors.texts.en.json'
import fr from '../errors/errors.texts.fr.json'
import { errorMessage } from './error-message.ts'

function translatorOf(locale: Language, messages: AbstractIntlMessages) {
  return createTranslator({ locale, messages: { errors: messages }, namespace: 'errors' })
}

for (const [locale, messages] of [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const) {
  const t = translatorOf(locale, messages)
  const other = errorMessage(t, new Error('anything'))

  it.each(ERROR_NAMES.filter((name) => name !== 'ConditionNotMetError'))(
    `${locale} tells %s (D8)`,
    (name) => {
      const error =
        name === 'UnknownErrorResponseError' ? Object.assign(new Error(), { name }) : errorOfName({ name })
      expect(errorMessage(t, error)).not.toBe(other)
    },
  )

  it.each(VERDICT_REASONS)(`${locale} tells the unmet condition %s`, (reason) => {
    expect(errorMessage(t, new ConditionNotMetError(reason))).not.toBe(other)
  })

  it(`${locale} tells everything else as D8 says`, () => {
    expect(errorMessage(t, new ConditionNotMetError('SOMETHING_NEW'))).toBe(other)
    expect(errorMessage(t, 'text')).toBe(other)
    expect(errorMessage(t, new ConnectionError())).not.toBe(other)
    expect(errorMessage(t, new TooManyRequestsError())).not.toBe(other)
  })
}
