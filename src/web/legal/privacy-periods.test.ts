import { expect, test } from 'vitest'
import { GUEST_NAME_DAYS_KEPT } from '../../domain/calendars/feed-forgetting.ts'
import de from './legal.texts.de.json' with { type: 'json' }
import en from './legal.texts.en.json' with { type: 'json' }
import fr from './legal.texts.fr.json' with { type: 'json' }

test.each([
  ['en', en, `linked calendars: forgotten ${GUEST_NAME_DAYS_KEPT} days`],
  ['de', de, `verbundenen Kalendern: ${GUEST_NAME_DAYS_KEPT} Tage`],
  ['fr', fr, `calendriers reliés : oubliés ${GUEST_NAME_DAYS_KEPT} jours`],
])('the privacy page says in %s for how long guests’ names of calendars are kept', (_, texts, sentence) => {
  expect(texts.privacy.sections.retention.text).toContain(sentence)
})
