import { expect, it } from 'vitest'
import type { IdVerificationAction, IdVerificationStatus } from '../catalogue/checks.ts'
import { type IdentitySentence, identitySentence } from './identity-sentence.ts'

it.each<[IdVerificationAction | null, IdVerificationStatus | null, boolean, IdentitySentence]>([
  [null, null, false, 'unverified'],
  ['STARTED', null, false, 'started'],
  ['SUBMITTED', null, false, 'pending'],
  ['SUBMITTED', 'RESUBMISSION_REQUESTED', false, 'again'],
  ['SUBMITTED', 'APPROVED', true, 'succeeded'],
  ['SUBMITTED', 'APPROVED', false, 'lapsed'],
  ['SUBMITTED', 'DECLINED', false, 'failed'],
  ['STARTED', 'EXPIRED', false, 'ended'],
  ['STARTED', 'ABANDONED', false, 'ended'],
  // Whoever tries again with another document stays verified by the first.
  ['STARTED', null, true, 'succeeded'],
  ['SUBMITTED', 'DECLINED', true, 'succeeded'],
])('of %s, %s, verified: %s is said %s', (action, status, isVerified, sentence) => {
  expect(identitySentence({ latest: action && { action, status }, isVerified })).toBe(sentence)
})
