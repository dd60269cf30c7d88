import { tryStates } from './page-case.test-data.ts'
import { jana } from './viewers.test-data.ts'

const item = {
  section: 'PUBLISH',
  datum: 'PHOTO',
  isDone: false,
  isOptional: false,
  isWaiting: false,
  minutes: 10,
  groupId: 'g1',
  listingId: 'l1',
  name: 'Lime Court 4',
  homes: 1,
  step: 'photos',
  field: 'pictures',
} as const
const account = { ...item, section: 'PAYOUT', datum: 'ACCOUNT', groupId: null, listingId: null } as const

tryStates([
  {
    name: 'what is missing',
    path: '/en/dashboard/onboarding',
    viewer: jana,
    answers: {
      MissingBoard: {
        missingBoard: {
          asked: 2,
          minutes: 11,
          done: 0,
          items: [account],
          homes: {
            totalCount: 1,
            all: 1,
            nodes: [{ groupId: 'g1', name: 'Lime Court 4', items: [item] }],
          },
        },
      },
    },
    says: 'To publish Lime Court 4',
    empty: { says: 'Nothing to do yet' },
  },
  {
    name: 'explore',
    path: '/en/dashboard/explore?city=Leipzig',
    viewer: jana,
    answers: {
      ExploreCities: { publicSearch: { places: [{ city: 'Leipzig' }] } },
      ExploreRent: { expectedRent: { homes: 7, lowest: 90_000, highest: 120_000 } },
      ExploreExamples: { publicListings: { nodes: [{ _id: 'l1', groupId: 'g1', name: 'Lime Court 4' }] } },
    },
    says: 'Lime Court 4',
    empty: { says: 'No one lets a home on Mezzo at the moment' },
  },
  {
    name: 'a call',
    path: '/en/dashboard/calendly-redirect',
    viewer: jana,
    answers: {
      Appointment: {
        appointment: {
          status: 'NOT_SCHEDULED',
          managerName: 'Sam Weber',
          link: 'https://calendar.example/sam',
        },
      },
    },
    says: 'Sam Weber',
    empty: { says: 'No one looks after you' },
  },
])
