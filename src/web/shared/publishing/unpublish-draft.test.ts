import { expect, test } from 'vitest'
import {
  blocksDays,
  checkUnpublishDraft,
  draftedBlock,
  emptyUnpublishDraft,
  toUnpublishInput,
} from './unpublish-draft.ts'

const today = '2026-05-10'
const empty = emptyUnpublishDraft(today)
const rentedOut = { ...empty, reasonKey: 'unpublishReason.RENTED_OUT' }

test('days are blocked only with a reason that suggests it, and only when wished', () => {
  expect(blocksDays(empty)).toBe(false)
  expect(blocksDays(rentedOut)).toBe(true)
  expect(blocksDays({ ...rentedOut, withBlock: false })).toBe(false)
  expect(blocksDays({ ...empty, reasonKey: 'unpublishReason.FEE_TOO_HIGH' })).toBe(false)
})

test('what is missing is told beside its field, and days count once they are whole', () => {
  expect(checkUnpublishDraft(empty, today)).toEqual({ reasonKey: 'unpublish.reason.invalid' })
  expect(checkUnpublishDraft(rentedOut, today)).toEqual({ blockTo: 'unpublish.blockTo.missing' })
  expect(draftedBlock(rentedOut, today)).toEqual({ blockFrom: null, blockTo: null })
  const whole = { ...rentedOut, blockTo: '2026-08-31' }
  expect(checkUnpublishDraft(whole, today)).toEqual({})
  expect(draftedBlock(whole, today)).toEqual({ blockFrom: today, blockTo: '2026-08-31' })
})

test('a draft sends its days only with a block', () => {
  const whole = { ...rentedOut, blockTo: '2026-08-31', declineRequests: true }
  expect(toUnpublishInput(whole)).toEqual({
    reasonKey: 'unpublishReason.RENTED_OUT',
    explanation: '',
    declineRequests: true,
    declineAccepted: false,
    block: { from: today, to: '2026-08-31' },
  })
  expect(toUnpublishInput({ ...whole, withBlock: false }).block).toBeNull()
})
