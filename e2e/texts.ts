import { createTranslator } from 'use-intl/core'
import { readTexts } from '../src/server/kernel/http/interface-texts.ts'
import { createFormat, type Format } from '../src/web/shared/format.ts'

/** The languages that the browser tests run in. */
export type Language = 'en' | 'de'

/** A text of the interface by its key, as a person reads it. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Every text of the interface in a language, so that tests look for what people see. */
export function textsIn(language: Language): Translate {
  const messages: Record<string, unknown> = readTexts(language)
  const translate = createTranslator({
    locale: language,
    messages,
    onError: (error) => {
      throw error
    },
  })
  return translate as unknown as Translate
}

/** Days, amounts and durations as the interface writes them. */
export function formatIn(language: Language): Format {
  const translate = textsIn(language)
  return createFormat(language, (key, values) => translate(`format.${key}`, values), {
    timeZone: 'Europe/Berlin',
  })
}
