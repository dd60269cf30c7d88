import { expect, it } from 'vitest'
import { mayAskAbout } from './question.ts'
import { QUESTION_TOPICS } from './question-words.ts'

it('people with limited access ask about requests only, and who works for no landlord about nothing', () => {
  const allowed = (hasLandlord: boolean, access: 'FULL' | 'LIMITED') =>
    QUESTION_TOPICS.filter((topic) => mayAskAbout(topic, { hasLandlord, access }))
  expect(allowed(true, 'FULL')).toEqual(QUESTION_TOPICS)
  expect(allowed(true, 'LIMITED')).toEqual(['REQUESTS'])
  expect(allowed(false, 'FULL')).toEqual([])
})
