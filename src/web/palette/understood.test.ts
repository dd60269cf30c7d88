import { expect, it } from 'vitest'
import { createTranslator } from 'use-intl/core'
import { parseDay } from '../../domain/kernel/day.ts'
import { MOST_COUNTED, readQuestion } from '../../domain/public/question.ts'
import { createFormat } from '../shared/format.ts'
import de from './palette.texts.de.json' with { type: 'json' }
import en from './palette.texts.en.json' with { type: 'json' }
import fr from './palette.texts.fr.json' with { type: 'json' }
import { countOf, understoodAs } from './understood.ts'

const texts = { en, de, fr }

function understood(language: keyof typeof texts, text: string) {
  const question = readQuestion(text, parseDay('2026-11-26'))
  if (!question) throw new Error('No question')
  const { period, names, ...rest } = question
  const translate = createTranslator({ locale: language, messages: texts[language] })
  return understoodAs(
    { ...rest, from: period?.from ?? null, to: period?.to ?? null, names: names.join(' ') },
    (key, values) => translate(key, values),
    createFormat(language, (key) => key),
  ).replaceAll(/\s/g, ' ')
}

it.each([
  ['en', 'free in may under 1500 €', 'Available, May 2027, at most €1,500 a month'],
  ['en', 'who lives in 23', 'Who lives there, on 26 Nov 2026, with “23” in the name or address'],
  ['de', 'frei im mai unter 1500', 'Frei, Mai 2027, höchstens 1.500 im Monat'],
  ['de', 'zwischen 900 und 1200 €', 'Wohnungen nach Miete, 900 € bis 1.200 € im Monat'],
  ['fr', 'libre en mai moins de 1 500 €', 'Disponible, mai 2027, au plus 1 500 € par mois'],
  ['en', 'unpaid over 1000', 'Late rents and open invoices, at least 1,000 open'],
  ['de', 'unbezahlt bis 900 €', 'Überfällige Mieten und offene Rechnungen, höchstens 900 € offen'],
  ['fr', 'impayé entre 500 et 900', 'Loyers en retard et factures impayées, de 500 à 900 à payer'],
  ['fr', 'impayé', 'Loyers en retard et factures impayées'],
] as const)('says in %s how %o was understood', (language, text, expected) => {
  expect(understood(language, text)).toBe(expected)
})

it.each(['en', 'de', 'fr'] as const)('each example in %s is a question', (language) => {
  for (const example of Object.values(texts[language].examples))
    expect(readQuestion(example, parseDay('2026-11-26'))).not.toBeNull()
})

it.each(['en', 'de', 'fr'] as const)('what a question in %s was taken for can be asked again', (language) => {
  for (const topic of ['REQUESTS', 'FREE', 'UNPAID'] as const) {
    const question = readQuestion(texts[language].topics[topic], parseDay('2026-11-26'))
    expect(question).toMatchObject({ topic, names: [] })
  }
})

const at = (...listingIds: (string | null)[]) => listingIds.map((listingId) => ({ listingId }))
it.each([
  ['two stays of one of two homes', 'STATE', 'torstraße', at('a', 'a'), 2, 'homes', true],
  ['two stays of the only home', 'STATE', '23', at('a', 'a'), 1, 'homes', false],
  ['tenants of named homes', 'TENANT', '2', at('a', 'a', 'b'), 3, 'homes', true],
  ['all tenants', 'TENANT', '', at('a', 'a'), 3, 'all', true],
  ['all tenants, though signs were typed', 'TENANT', '—', at('a', 'a'), 2, 'all', false],
  ['many requests', 'REQUESTS', '', at(null, null), 101, 'many', true],
  ['a hundred requests', 'REQUESTS', '', at(null), 100, 'all', true],
] as const)('of %s it is known what is missing', (_, topic, names, answers, total, what, isMore) => {
  expect(countOf({ topic, names, answers, total })).toEqual({ what, isMore })
})

it.each([
  ['en', 'homes', 'There are 12 apartments in total'],
  ['de', 'many', 'Insgesamt sind es mehr als 100;'],
  ['fr', 'all', 'Il y en a 12 en tout'],
] as const)('says in %s how many %s there are', (language, what, expected) => {
  const translate = createTranslator({ locale: language, messages: texts[language] })
  const said = translate('understoodMore', { question: '', what, total: 12, most: MOST_COUNTED })
  expect(said.replaceAll(/\s/g, ' ')).toContain(expected)
})
