import { describe, expect, test } from 'vitest'
import { TENANT_STATUSES, type TenantStatus } from '../catalogue/requests.ts'
import { type Progress, progressOf } from './progress.ts'

function states(progress: Partial<Progress> & { tenantStatus: TenantStatus }): string {
  return progressOf({ statusType: 'AV_CHECK', hasOffer: false, actions: [], ...progress })
    .map(({ state }) => state)
    .join(' ')
}

describe('progressOf', () => {
  test.each([
    ['CONFIRMING_AVAILABILITY', 'done current ahead ahead ahead'],
    ['CONFIRM_TENANT_INTEREST', 'done done current ahead ahead'],
    ['TENANT_VERIFICATION', 'done done done current ahead'],
    ['CONTRACT_GENERATION', 'done done done current ahead'],
    ['CONTRACT_SIGNING_LANDLORD', 'done done done current ahead'],
    ['CONTRACT_SIGNING_TENANT', 'done done done current ahead'],
    ['CONTRACT_SIGNING_OFFLINE', 'done done done current ahead'],
    ['BOOKED', 'done done done done done'],
    ['NOT_AVAILABLE', 'done stopped ahead ahead ahead'],
    ['TENANT_WITHDREW', 'done stopped ahead ahead ahead'],
    ['BLOCKED_BY_ANOTHER_TENANT', 'done paused ahead ahead ahead'],
  ] as const)('%s: %s', (tenantStatus, expected) => {
    expect(states({ tenantStatus })).toBe(expected)
  })

  test('an ended request stands where it was left', () => {
    expect(
      states({ tenantStatus: 'TENANT_WITHDREW', actions: ['sendBookingRequest', 'acceptListingRequest'] }),
    ).toBe('done done stopped ahead ahead')
    expect(states({ tenantStatus: 'NOT_AVAILABLE', hasOffer: true })).toBe('done done done stopped ahead')
  })

  test.each(['acceptListingRequest', 'autoAcceptListingRequest', 'takeSuggestedDates'])(
    'a paused request stands after the answer when there was a %s',
    (action) => {
      const statusType = 'BLOCKED_BY_CURRENT_TENANT'
      expect(states({ tenantStatus: statusType, statusType, actions: [action] })).toBe(
        'done done paused ahead ahead',
      )
    },
  )

  test('a paused request stands where its stored status is', () => {
    expect(states({ tenantStatus: 'BLOCKED_BY_CURRENT_TENANT', statusType: 'AVAILABLE' })).toBe(
      'done done paused ahead ahead',
    )
    expect(states({ tenantStatus: 'BLOCKED_BY_CURRENT_TENANT', statusType: 'TENANT_APPROVED' })).toBe(
      'done done done paused ahead',
    )
  })

  test('every status has exactly one step that is not behind or ahead, but for a booking', () => {
    for (const tenantStatus of TENANT_STATUSES) {
      const here = states({ tenantStatus })
        .split(' ')
        .filter((state) => state !== 'done' && state !== 'ahead')
      expect(here).toHaveLength(tenantStatus === 'BOOKED' ? 0 : 1)
    }
  })
})
