import { describe, expect, it } from 'vitest'
import type { Language } from '../../catalogue/language.ts'
import { HIDDEN } from './contact-mask.ts'
import { hasWords, languageIn } from './language-of-text.ts'
import {
  isTranslatable,
  isTranslationOver,
  TRANSLATION_MAX,
  TRANSLATION_SECONDS,
  translationAsKept,
  variantOf,
} from './translation.ts'

describe('the language of a text', () => {
  const texts: [string, Language | null][] = [
    ['Hello, is there a desk in the apartment? Best regards, Amélie', 'en'],
    ['Thanks!', 'en'],
    ['It isn’t far from the station, you’ll find it.', 'en'],
    ['Guten Tag, gibt es in der Wohnung einen Schreibtisch? Viele Grüße', 'de'],
    ['Danke!', 'de'],
    ['Der Schlüssel liegt bei den Nachbarn.', 'de'],
    ['Bonjour, est-ce qu’il y a un bureau dans le logement ? Merci d’avance.', 'fr'],
    ['Oui, bien sûr.', 'fr'],
    ['J’arrive le 3 mai à 14 h.', 'fr'],
    ['Buongiorno, quando posso ritirare le chiavi?', null],
    ['Добрий день! Чи є у квартирі стіл?', null],
    ['Dzień dobry, kiedy mogę odebrać klucze?', null],
    ['IKEA Malm', null],
    ['12345 • 3.5.', null],
    ['', null],
  ]
  it.each(texts)('of “%s” is told by its small words', (text, language) => {
    expect(languageIn(text)).toBe(language)
  })

  it('is none where two are as likely', () => {
    expect(languageIn('the der')).toBeNull()
  })

  it('needs words', () => {
    expect(hasWords('0176 / 12 – a')).toBe(false)
    expect(hasWords(HIDDEN)).toBe(false)
    expect(hasWords('ja')).toBe(true)
  })
})

describe('a reader is offered a translation', () => {
  const german = 'Der Schlüssel liegt bei den Nachbarn.'
  it.each([
    ['of words of the other side in another language', { isMine: false, text: german }, 'en', true],
    ['not of those in their own', { isMine: false, text: german }, 'de', false],
    ['of words in a language that can’t be told', { isMine: false, text: 'Buongiorno Jana' }, 'de', true],
    ['not of their own words', { isMine: true, text: german }, 'en', false],
    ['not of a file alone', { isMine: false, text: '' }, 'en', false],
    ['not of what is hidden', { isMine: false, text: `${HIDDEN} 12` }, 'en', false],
    ['of the longest', { isMine: false, text: 'ja'.repeat(TRANSLATION_MAX / 2) }, 'en', true],
    ['not of a longer one', { isMine: false, text: 'ja '.repeat(TRANSLATION_MAX) }, 'en', false],
  ] as const)('%s', (_, read, to, expected) => {
    expect(isTranslatable(read, to)).toBe(expected)
  })
})

describe('a translation', () => {
  it('is of the text that somebody reads', () => {
    const kept = { content: `Call ${HIDDEN}.`, whole: 'Call 0176 12345678.' }
    expect(variantOf(kept, kept.content)).toBe('PLAIN')
    expect(variantOf(kept, kept.whole)).toBe('WHOLE')
    expect(variantOf(kept, `Call ${HIDDEN}`)).toBe('LIMITED')
    expect(variantOf({ content: 'Hello.', whole: null }, 'Hello.')).toBe('PLAIN')
  })

  it.each([
    ['PLAIN', `Write to ${HIDDEN}, it costs 900 €.`],
    ['LIMITED', `Write to ${HIDDEN}, it costs ${HIDDEN}.`],
    ['WHOLE', 'Write to jana@elsewhere.example, it costs 900 €.'],
  ] as const)('of the %s text hides what that hides', (variant, expected) => {
    expect(translationAsKept('Write to jana@elsewhere.example, it costs 900 €.', variant)).toBe(expected)
  })
})

it.each([
  [0, null, false],
  [TRANSLATION_SECONDS - 1, null, false],
  [TRANSLATION_SECONDS, null, true],
  [0, 0, true],
])(
  'a translation asked for %s s ago that failed %s s ago is in nobody’s hand: %s',
  (asked, failed, isOver) => {
    const now = Temporal.Instant.from('2030-01-01T12:00:00Z')
    const ago = (seconds: number) => now.subtract({ seconds })
    const found = { askedAt: ago(asked), failedAt: failed === null ? null : ago(failed) }
    expect(isTranslationOver(found, now)).toBe(isOver)
  },
)
