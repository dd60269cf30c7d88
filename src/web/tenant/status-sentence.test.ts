import { expect, it } from 'vitest'
import words from '../catalogue/tenant-status.texts.en.json' with { type: 'json' }
import { answerOf } from '../shared/hook.test-data.ts'
import { useStatusSentence } from './status-pill.tsx'

const of = { landlordFirstName: 'Jana', actionable: false }
const filled = (text: string) => text.replace('{landlord}', 'Jana')

it.each([
  ['a contract being written', 'CONTRACT_GENERATION', null, words.CONTRACT_GENERATION.sentence],
  [
    'a contract that was refused',
    'CONTRACT_GENERATION',
    { status: 'REJECTED' },
    words.CONTRACT_GENERATION.refused,
  ],
  [
    'one that was called off by the landlord',
    'CONTRACT_GENERATION',
    { status: 'CANCELED' },
    words.CONTRACT_GENERATION.sentence,
  ],
  [
    'a request refused with its contract',
    'NOT_AVAILABLE',
    { status: 'REJECTED' },
    words.NOT_AVAILABLE.sentence,
  ],
] as const)('a tenant reads of %s what has happened', (_, tenantStatus, offer, text) => {
  expect(answerOf(useStatusSentence)({ ...of, tenantStatus, offer })).toBe(filled(text))
})

it('a tenant reads that a contract on paper waits, until they have said yes', () => {
  const paper = { ...of, tenantStatus: 'CONTRACT_SIGNING_OFFLINE', offer: { status: 'PROPOSED' } } as const
  const sentence = answerOf(useStatusSentence)
  expect(sentence({ ...paper, actionable: true })).toBe(filled(words.CONTRACT_SIGNING_OFFLINE.yourTurn))
  expect(sentence(paper)).toBe(filled(words.CONTRACT_SIGNING_OFFLINE.sentence))
})
