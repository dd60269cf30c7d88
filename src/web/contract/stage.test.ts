import { describe, expect, test } from 'vitest'
import { stageOf, type StageFacts } from './stage.ts'

const no = { value: false }
const yes = { value: true }
const landlord: StageFacts = {
  status: 'LANDLORD_SIGNING',
  generating: false,
  isOnlineSigning: true,
  methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
  viewerRole: 'LANDLORD',
  booking: null,
  signers: [{ role: 'LANDLORD' }, { role: 'TENANT' }],
  canSign: no,
  canConfirm: no,
  canAcceptProposal: no,
  canRecordOfflineSignatures: no,
}
const tenant: StageFacts = { ...landlord, viewerRole: 'TENANT' }
const signedByTenant = [{ role: 'TENANT', signedAt: '2026-11-21T10:00:00Z' }] as const
const paper = { status: 'PROPOSED', isOnlineSigning: false, signers: [] } as const
const lbc = { methodOfBooking: 'AFTER_LANDLORD_CONFIRMED_BOOKING' } as const

describe('stageOf', () => {
  test.each([
    ['the landlord signs', { ...landlord, canSign: yes }, 'sign'],
    [
      'the landlord signs at the provider',
      { ...landlord, signingUrl: 'https://sign.example' },
      'signAtProvider',
    ],
    ['the tenant waits for the landlord', tenant, 'waitForLandlord'],
    ['the team waits for the landlord', { ...landlord, status: 'LANDLORD_SIGNING' }, 'waitForOwner'],
    ['the landlord waits for the tenant', { ...landlord, status: 'TENANT_SIGNING' }, 'waitForTenant'],
    ['the tenant signs', { ...tenant, status: 'TENANT_SIGNING', canSign: yes }, 'sign'],
    ['the landlord confirms', { ...landlord, ...lbc, status: 'TENANT_SIGNING', canConfirm: yes }, 'confirm'],
    ['the tenant waits for it', { ...tenant, ...lbc, signers: signedByTenant }, 'waitForConfirmation'],
    ['the tenant accepts on paper', { ...tenant, ...paper, canAcceptProposal: yes }, 'acceptOffline'],
    ['and waits for the record', { ...tenant, ...paper }, 'waitForRecord'],
    ['and for the confirmation', { ...tenant, ...paper, ...lbc }, 'waitForConfirmation'],
    ['the landlord records', { ...landlord, ...paper, canRecordOfflineSignatures: yes }, 'recordOffline'],
    [
      'with LBC the landlord waits for the yes',
      { ...landlord, ...paper, ...lbc, canRecordOfflineSignatures: yes },
      'waitForAcceptance',
    ],
    ['and then confirms', { ...landlord, ...paper, ...lbc, canConfirm: yes }, 'confirm'],
    ['it is being written', { ...landlord, generating: true, canSign: no }, 'generating'],
    ['it was cancelled', { ...landlord, status: 'CANCELED', generating: true }, 'ended'],
    ['it was declined', { ...landlord, status: 'REJECTED' }, 'ended'],
    ['it is booked', { ...tenant, status: 'ACCEPTED' }, 'booked'],
  ] as const)('%s', (_, facts, stage) => {
    expect(stageOf(facts)).toBe(stage)
  })
})
