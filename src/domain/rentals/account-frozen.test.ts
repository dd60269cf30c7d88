import { describe, expect, it } from 'vitest'
import {
  canBeAccepted,
  canBeRejected,
  canConfirmInterest,
  canSuggestDates,
  canWithdraw,
} from './booking-request.ts'
import {
  canCancelContract,
  canConfirmBooking,
  canEndOffer,
  canLandlordSign,
  canMakeOffer,
  canMarkSignedOffline,
  canPrepareContract,
  canRefuseContract,
  canTenantAccept,
  canTenantSign,
  canUploadSigned,
} from './offer.ts'
import type { OfferFacts, RequestFacts } from './request-facts.ts'
import { NEW_OFFER, OPEN_REQUEST, SOME_TIME } from './sample-facts.test-data.ts'

const fine = {
  hasPermission: true,
  published: true,
  freeUnits: 1,
  belowMinimum: false,
  aboveMaximum: false,
  stayOver: false,
  timeOver: false,
}
const agreed: RequestFacts = { ...OPEN_REQUEST, statusType: 'TENANT_APPROVED' }
const available: RequestFacts = { ...OPEN_REQUEST, statusType: 'AVAILABLE' }
const paper = { isOnlineSigning: false } as const
const LBC = 'AFTER_LANDLORD_CONFIRMED_BOOKING'
const offer = (change: Partial<OfferFacts> = {}) =>
  ({
    methodOfBooking: LBC,
    latestOffer: { ...NEW_OFFER, ...change },
  }) as const
const tenantsTurn = offer({ status: 'TENANT_SIGNING', landlordSignedAt: SOME_TIME })

describe('while an account is on hold (decision 107)', () => {
  it.each([
    ['accepting', (accountFrozen: boolean) => canBeAccepted({ ...OPEN_REQUEST, accountFrozen }, fine)],
    ['suggesting dates', (accountFrozen) => canSuggestDates({ ...OPEN_REQUEST, accountFrozen }, fine)],
    ['confirming interest', (accountFrozen) => canConfirmInterest({ ...available, accountFrozen }, fine)],
    ['making a contract', (accountFrozen) => canMakeOffer({ ...agreed, accountFrozen }, fine)],
    ['preparing a contract', (accountFrozen) => canPrepareContract({ ...agreed, accountFrozen })],
    ['the landlord’s signature', (accountFrozen) => canLandlordSign({ ...offer(), accountFrozen })],
    ['the tenant’s signature', (accountFrozen) => canTenantSign({ ...tenantsTurn, accountFrozen })],
    ['a yes on paper', (accountFrozen) => canTenantAccept({ ...offer(paper), accountFrozen })],
    ['a signed copy', (accountFrozen) => canUploadSigned({ ...offer(paper), accountFrozen })],
    [
      'a contract signed on paper',
      (accountFrozen) =>
        canMarkSignedOffline({ ...offer({ ...paper, tenantAcceptedAt: SOME_TIME }), accountFrozen }),
    ],
    [
      'the landlord’s confirmation',
      (accountFrozen) =>
        canConfirmBooking({
          ...offer({ status: 'TENANT_SIGNING', landlordSignedAt: SOME_TIME, tenantSignedAt: SOME_TIME }),
          accountFrozen,
        }),
    ],
  ] as [string, (accountFrozen: boolean) => { value: boolean; reason: string | null }][])(
    '%s waits',
    (_, verdict) => {
      expect(verdict(false)).toEqual({ value: true, reason: null })
      expect(verdict(true)).toEqual({ value: false, reason: 'ACCOUNT_FROZEN' })
    },
  )

  it('whoever wants to end something can', () => {
    const accountFrozen = true
    const verdicts = [
      canBeRejected({ ...OPEN_REQUEST, accountFrozen }, fine),
      canWithdraw({ ...OPEN_REQUEST, accountFrozen }),
      canRefuseContract({ ...tenantsTurn, accountFrozen }),
      canCancelContract({ ...offer(), accountFrozen }),
      canEndOffer({ ...offer(), accountFrozen }),
    ]
    expect(verdicts.map(({ value }) => value)).toEqual([true, true, true, true, true])
  })
})
