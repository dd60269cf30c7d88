import { expect, it } from 'vitest'
import { ID_VERIFICATION_FAILURE_REASONS } from '../catalogue/checks.ts'
import { parseDay } from '../kernel/day.ts'
import {
  correctionErrors,
  decisionErrors,
  failureReasonsFor,
  type IdentityDecision,
  plainDocumentNumber,
} from './identity-review.ts'

const today = parseDay('2030-03-10')
const data = {
  firstName: 'Jana',
  lastName: 'Keller',
  birthDate: parseDay('1988-05-02'),
  expiresOn: parseDay('2031-01-01'),
  country: 'DE',
  documentNumber: 'L01X00T47',
}
const approval: IdentityDecision = { verdict: 'approve', failureReason: null, explanation: '', data }
const refusal: IdentityDecision = {
  ...approval,
  verdict: 'decline',
  failureReason: 'NOT_GENUINE',
  data: null,
}

it.each<[string, IdentityDecision, Record<string, string>]>([
  ['an approval', approval, {}],
  ['a document without an end', { ...approval, data: { ...data, expiresOn: null } }, {}],
  ['one that is valid today', { ...approval, data: { ...data, expiresOn: today } }, {}],
  [
    'one that has expired',
    { ...approval, data: { ...data, expiresOn: parseDay('2030-03-09') } },
    { expiresOn: 'identity.expiresOn.past' },
  ],
  ['nothing read', { ...approval, data: null }, { firstName: 'identity.data.missing' }],
  [
    'no names',
    { ...approval, data: { ...data, firstName: ' ', lastName: '7' } },
    { firstName: 'identity.name.required', lastName: 'identity.name.name' },
  ],
  [
    'no birth date',
    { ...approval, data: { ...data, birthDate: null } },
    { birthDate: 'identity.birthDate.missing' },
  ],
  [
    'a birth to come',
    { ...approval, data: { ...data, birthDate: today } },
    { birthDate: 'identity.birthDate.invalid' },
  ],
  [
    'no number',
    { ...approval, data: { ...data, documentNumber: ' ' } },
    { documentNumber: 'identity.documentNumber.missing' },
  ],
  [
    'a number that is none',
    { ...approval, data: { ...data, documentNumber: 'x'.repeat(41) } },
    { documentNumber: 'identity.documentNumber.long' },
  ],
  ['no country', { ...approval, data: { ...data, country: 'de' } }, { country: 'identity.country.invalid' }],
  [
    'an approval with a reason',
    { ...approval, failureReason: 'OTHER' },
    { failureReason: 'identity.failureReason.notNeeded' },
  ],
  ['a refusal', refusal, {}],
  [
    'a refusal without a reason',
    { ...refusal, failureReason: null },
    { failureReason: 'identity.failureReason.missing' },
  ],
  [
    'a refusal for what can be mended',
    { ...refusal, failureReason: 'UNREADABLE' },
    { failureReason: 'identity.failureReason.invalid' },
  ],
  [
    'another look at what isn’t genuine',
    { ...refusal, verdict: 'requestResubmission' },
    { failureReason: 'identity.failureReason.invalid' },
  ],
  ['another look', { ...refusal, verdict: 'requestResubmission', failureReason: 'UNREADABLE' }, {}],
  [
    'another reason without words',
    { ...refusal, failureReason: 'OTHER', explanation: ' ' },
    { explanation: 'identity.explanation.missing' },
  ],
  [
    'too many words',
    { ...refusal, explanation: 'x'.repeat(1001) },
    { explanation: 'identity.explanation.long' },
  ],
])('%s is answered with %o', (_, decision, errors) => {
  expect(decisionErrors(decision, today)).toEqual(errors)
})

it('every reason goes with a verdict, none with an approval', () => {
  const all = new Set([...failureReasonsFor('decline'), ...failureReasonsFor('requestResubmission')])
  expect(all).toEqual(new Set(ID_VERIFICATION_FAILURE_REASONS))
  expect(failureReasonsFor('approve')).toEqual([])
})

it.each([
  ['too short', { reason: 'identity.reason.length' }],
  ['  too short ', { reason: 'identity.reason.length' }],
  ['x'.repeat(501), { reason: 'identity.reason.length' }],
  ['The passport says Anna.', {}],
])('a correction because %j is answered with %o', (reason, errors) => {
  expect(correctionErrors(reason)).toEqual(errors)
})

it('the number of a document is one however it is written', () => {
  expect(['l01 x00-t47', 'L01X00T47', ' L01.X00/T47 '].map(plainDocumentNumber)).toEqual([
    'L01X00T47',
    'L01X00T47',
    'L01X00T47',
  ])
})
