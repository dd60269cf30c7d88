import { tryStates } from './page-case.test-data.ts'
import type { BootstrapViewer } from '../bootstrap.ts'
import { amelie, jana, sam } from './viewers.test-data.ts'

const kim: BootstrapViewer = { ...sam, id: 'kim', firstName: 'Kim', permissions: ['DOCUMENT_VERIFICATION'] }
const editor: BootstrapViewer = {
  ...sam,
  id: 'edits',
  permissions: ['EDIT_IDENTITY_VERIFICATION_FIELD', 'VERIFF'],
}
const waiting = {
  kind: 'SOLVENCY',
  subjectId: 'c1',
  firstName: 'Amélie',
  lastName: 'Fournier',
  since: '2026-11-21T09:00:00Z',
  dueAt: '2099-11-22T09:00:00Z',
  contractWaits: true,
  canClaim: { value: true },
} as const
const queue = { counts: [{ kind: 'SOLVENCY', total: 1 }], nodes: [waiting] } as const
// A timer waits for its end: not for years.
const until = Temporal.Now.instant().add({ minutes: 15 }).toString()
const own = { ...waiting, claim: { name: 'Kim Arnold', isOwn: true, until } }
const check = {
  firstName: 'Amélie',
  lastName: 'Fournier',
  paidBy: 'SELF',
  monthlyRent: 150_000,
  currency: 'EUR',
  fallbackErrorType: 'CURRENCY_NOT_EURO',
  objection: 'My bonus of May is missing.',
  mostIncomes: 12,
  mostMonths: 12,
  documents: [],
} as const
const identity = {
  isAsked: true,
  latest: {
    provider: 'MEZZO',
    action: 'SUBMITTED',
    status: 'DECLINED',
    failureReason: 'FACE_DIFFERS',
    explanation: 'The face is another one.',
  },
} as const

tryStates([
  {
    name: 'what staff check',
    path: '/en/staff/review',
    viewer: kim,
    answers: { ReviewQueue: { reviewQueue: queue } },
    says: 'Amélie Fournier',
    empty: { says: 'Nothing to check' },
  },
  {
    name: 'an income that somebody checks',
    path: '/en/staff/review?item=SOLVENCY.c1',
    viewer: kim,
    answers: {
      ReviewQueue: { reviewQueue: { ...queue, nodes: [own] } },
      SolvencyToReview: { solvencyCheckToDecide: check },
    },
    says: 'My bonus of May is missing.',
  },
  {
    name: 'identities that staff correct',
    path: '/en/staff/identities?q=am',
    viewer: editor,
    answers: {
      StaffVerifiedIdentities: {
        verifiedIdentities: [{ _id: 'v1', firstName: 'Amélie', lastName: 'Fournier' }],
      },
      StaffExternalVerdicts: {
        externalIdentityVerdicts: { totalCount: 1, nodes: [{ name: 'Tom Berger', status: 'DECLINED' }] },
      },
    },
    says: 'Amélie Fournier',
    empty: { says: 'There’s nothing from the external provider yet.' },
  },
  ...[
    { name: 'the identity of a landlord', path: '/en/dashboard/onboarding/verification', viewer: jana },
    { name: 'the identity of a tenant', path: '/en/my/verification', viewer: amelie },
  ].map((page) => ({
    ...page,
    answers: { OwnIdentity: { ownIdentity: identity } },
    says: 'The face is another one.',
  })),
])
