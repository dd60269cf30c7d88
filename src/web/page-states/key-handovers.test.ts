import { tryStates } from './page-case.test-data.ts'
import { amelie, jana } from './viewers.test-data.ts'

const handover = {
  kind: 'DEPARTURE',
  version: 2,
  keys: [{ kind: 'mailbox', count: 1 }],
  handedOut: [{ kind: 'mailbox', count: 2 }],
  meters: [{ kind: 'GAS', number: '4711', reading: '812', unit: 'm³', day: '2026-11-20', by: 'TENANT' }],
} as const
const missing = 'Not returned: 1 × Letterbox'

tryStates([
  {
    name: 'a key handover, for the landlord',
    path: '/en/dashboard/bookings/b1/handover/departure',
    viewer: jana,
    answers: { KeyHandoverOfLandlord: { keyHandover: handover } },
    says: missing,
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'a key handover, for the tenant',
    path: '/en/bookings/b1/handover/departure',
    viewer: amelie,
    answers: { KeyHandoverOfTenant: { tenantKeyHandover: handover } },
    says: missing,
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'a key handover that both have confirmed',
    path: '/en/bookings/b1/handover/arrival',
    viewer: amelie,
    answers: {
      KeyHandoverOfTenant: {
        tenantKeyHandover: {
          ...handover,
          kind: 'ARRIVAL',
          landlordConfirmedAt: '2026-11-20T10:00:00Z',
          tenantConfirmedAt: '2026-11-20T10:05:00Z',
          enteringRefusal: 'HANDOVER_FINAL',
        },
      },
    },
    says: 'The handover is final',
  },
])
