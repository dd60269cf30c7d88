import { createTranslator } from 'use-intl/core'
import { type Language, withOrdinal } from '../../../domain/catalogue/language.ts'
import { formatMoney, NUMBER_LOCALES } from '../../../domain/kernel/money.ts'
import { readTexts, type Texts } from '../../kernel/http/interface-texts.ts'
import { millisecondsOf, parseDay } from '../../../domain/kernel/day.ts'

/** Writes a text of the interface, by its namespace and key. */
type Say = (namespace: string, key: string, values?: Record<string, string | number>) => string

/** The interface's words and formats in a language, as the browser's part writes them. */
export interface Words {
  language: Language
  say: Say
  /** Whether there is such a text. */
  has: (namespace: string, key: string) => boolean
  money: (amount: number, currency: string) => string
  number: (value: number) => string
  day: (day: string) => string
  /** The text in the language, else in English, else in any it was written in. */
  localized: (texts: Record<string, string>) => string
}

const dayLocales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }
const known = new Map<Language, Words>()

/** The words of a language. */
export function wordsIn(language: Language): Words {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

function readWords(language: Language): Words {
  const messages = readTexts(language)
  const translators = new Map<string, ReturnType<typeof translatorOf>>()
  const translatorOf = (namespace: string) =>
    createTranslator({ locale: language, messages: { own: textsAt(messages, namespace) }, namespace: 'own' })
  const translator = (namespace: string) => {
    const found = translators.get(namespace) ?? translatorOf(namespace)
    translators.set(namespace, found)
    return found
  }
  const number = new Intl.NumberFormat(NUMBER_LOCALES[language], { maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(dayLocales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    language,
    say: (namespace, key, values) => translator(namespace)(key as never, values as never),
    has: (namespace, key) => typeof valueAt(textsAt(messages, namespace), key) === 'string',
    money: (amount, currency) => formatMoney(amount, currency, { language, hideFraction: 'auto' }),
    number: (value) => number.format(value),
    day: (text) => withOrdinal(language, day.format(millisecondsOf(parseDay(text)))),
    localized: (texts) => texts[language] || texts.en || (Object.values(texts).find(Boolean) ?? ''),
  }
}

function textsAt(messages: Texts, namespace: string): Texts {
  const found = valueAt(messages, namespace)
  if (typeof found !== 'object') throw new Error(`There are no texts '${namespace}'`)
  return found
}

function valueAt(texts: Texts, path: string): Texts | string | undefined {
  return path
    .split('.')
    .reduce<Texts | string | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), texts)
}
