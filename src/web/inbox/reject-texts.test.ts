import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import de from './request.texts.de.json' with { type: 'json' }
import en from './request.texts.en.json' with { type: 'json' }
import fr from './request.texts.fr.json' with { type: 'json' }

const messages = { en, de, fr }

test.each([
  ['en', 1, '1 other request will be declined, because no apartment is left for it:'],
  ['en', 2, '2 other requests will be declined, because no apartment is left for them:'],
  ['de', 1, '1 andere Anfrage wird abgelehnt, weil keine Wohnung mehr frei ist:'],
  ['de', 2, '2 andere Anfragen werden abgelehnt, weil keine Wohnung mehr frei ist:'],
  ['fr', 1, '1 autre demande sera refusée, car il ne reste plus de logement :'],
  ['fr', 2, '2 autres demandes seront refusées, car il ne reste plus de logement :'],
] as const)('in %s the dialog says what a block does to %i', (locale, count, sentence) => {
  const t = createTranslator({ locale, messages: { request: messages[locale] }, namespace: 'request' })
  expect(t('rejectDialog.declined', { count })).toBe(sentence)
  expect(t('declinedPerson', { name: 'Tom Reed', dates: '1.–5.' })).toBe('Tom Reed, 1.–5.')
})
