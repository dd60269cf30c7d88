import { afterEach, describe, expect, it } from 'vitest'
import { Network, type Weather } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { tryStates } from './page-case.test-data.ts'
import { sam } from './viewers.test-data.ts'

const listing = { name: 'Lime Court 4', city: 'Berlin', homeType: 'ENTIRE_APARTMENT' } as const

tryStates([
  {
    name: 'public search',
    path: '/en/search',
    viewer: null,
    answers: { PublicSearch: { publicSearch: { totalCount: 1, nodes: [listing] } } },
    says: 'Lime Court 4',
    empty: { says: 'No home matches your search' },
  },
  {
    name: 'a public listing',
    path: '/en/l/l1',
    viewer: null,
    answers: {
      PublicListing: {
        publicListing: {
          ...listing,
          furnitureStandard: 'STANDARD',
          petRule: 'ALLOWED',
          smokingRule: 'ALLOWED',
        },
      },
    },
    says: 'Lime Court 4',
    empty: { says: 'Listing not found' },
  },
  {
    name: 'the first page of everybody',
    path: '/en',
    viewer: null,
    answers: { PublicListings: { publicListings: { totalCount: 1, nodes: [listing] } } },
    says: 'Lime Court 4',
    empty: { says: 'Nothing is available here right now' },
  },
  {
    name: 'people for the staff',
    path: '/en/staff',
    viewer: sam,
    answers: {
      StaffPeople: { staffPeople: [{ name: 'Jana Keller', language: 'en' }] },
      StaffDay: { staffDay: [{ kind: 'RECOVERY', count: 2, email: null }] },
    },
    says: 'Jana Keller',
    empty: { says: 'No one found' },
  },
  {
    name: 'what waits for the staff',
    path: '/en/staff',
    viewer: sam,
    answers: {
      StaffPeople: { staffPeople: [{ name: 'Jana Keller', language: 'en' }] },
      StaffDay: { staffDay: [{ kind: 'RECOVERY', count: 2, email: null }] },
    },
    says: '2 account recoveries to confirm',
    empty: { says: 'Nothing for you to do.' },
  },
  {
    name: 'permissions of the staff',
    path: '/en/staff/permissions',
    viewer: { ...sam, permissions: ['DEVELOPER'] },
    answers: {
      StaffPermissions: {
        permissionHolders: [
          { _id: 'p1', name: 'Kim Arnold', permissions: [{ permission: 'VERIFF', isHeld: true }] },
        ],
        permissionRequests: [],
      },
    },
    says: 'Kim Arnold',
    empty: { says: 'No one found' },
  },
  {
    name: 'calls for the staff',
    path: '/en/staff/appointments',
    viewer: { ...sam, permissions: ['sales'] },
    answers: {
      StaffAppointments: {
        staffAppointments: {
          totalCount: 1,
          nodes: [
            { landlordId: 'l1', landlordName: 'Jana Keller', status: 'NOT_SCHEDULED', managerName: 'Sam' },
          ],
        },
        accountManagers: [],
      },
    },
    says: 'Account manager: Sam.',
    empty: { says: 'No landlord found' },
  },
  {
    name: 'impersonations for the staff',
    path: '/en/staff/impersonations',
    viewer: { ...sam, permissions: ['DEVELOPER'] },
    answers: {
      StaffImpersonations: {
        staffImpersonations: {
          totalCount: 1,
          nodes: [{ _id: 'i1', actorName: 'Kim Arnold', landlordName: 'Jana Keller', isRunning: true }],
        },
        accountManagers: [],
      },
    },
    says: 'Kim Arnold as Jana Keller',
    empty: { says: 'Nothing found' },
  },
  {
    name: 'recoveries of accounts for the staff',
    path: '/en/staff/recoveries',
    viewer: { ...sam, permissions: ['EDIT_IDENTITY_VERIFICATION_FIELD'] },
    answers: {
      StaffRecoveries: {
        accountRecoveries: [{ _id: 'r1', personName: 'Kim Arnold', status: 'ASKED', way: 'STAFF' }],
      },
    },
    says: 'Kim Arnold',
    empty: { says: 'No recovery in progress' },
  },
  {
    name: 'accounts on hold for the staff',
    path: '/en/staff/holds',
    viewer: { ...sam, permissions: ['scam'] },
    answers: {
      StaffHolds: {
        accountFreezes: [{ _id: 'f1', personName: 'Kim Arnold', reason: 'PAYMENT_OUTSIDE', hiddenHomes: 2 }],
      },
    },
    says: '2 apartments are hidden',
    empty: { says: 'No account is on hold' },
  },
  {
    name: 'reported conversations for the staff',
    path: '/en/staff/reports',
    viewer: { ...sam, permissions: ['scam'] },
    answers: {
      StaffReports: {
        messageReports: {
          totalCount: 1,
          nodes: [
            {
              _id: 'r1',
              side: 'TENANT',
              reporterName: 'Kim Arnold',
              reason: 'SPAM',
              outcome: null,
              endedAt: null,
            },
          ],
        },
      },
    },
    says: 'Reported by Kim Arnold',
    empty: { says: 'No open reports' },
  },
  {
    name: 'a reported conversation for the staff',
    path: '/en/staff/reports/b0e6f1f8-6a52-4a6f-8f2a-6f4f7b7c2f11',
    viewer: { ...sam, permissions: ['scam'] },
    answers: {
      StaffReport: {
        messageReport: {
          _id: 'r1',
          side: 'TENANT',
          reporterName: 'Kim Arnold',
          reason: 'SPAM',
          messageCount: 3,
          outcome: null,
          endedAt: null,
          canRead: { value: true, reason: null },
          canEnd: { value: true, reason: null },
        },
      },
    },
    says: 'There were 3 messages when it was reported.',
  },
])

describe('login', () => {
  afterEach(closePage)

  const tryToLogIn = async (weather: Weather) => {
    const network = new Network({}, { '/api/auth/sign-in/email': {} })
    network.turn(weather)
    const page = openPage('/en/login', null, network)
    const button = await page.find('button', 'Log in')
    page.fill('Email address', 'jana@mezzo.example')
    page.fill('Password', 'not-the-one')
    button.click()
    return page
  }

  it.each([
    ['of a wrong password', 'AuthenticationRequiredError', 'Email address and password don’t match.'],
    ['that there is no connection', 'gone', 'The server can’t be reached.'],
    ['that the server fails', 'broken', 'The server responded with an unknown error.'],
  ] as const)('tells %s, and keeps what was typed', async (_, weather, sentence) => {
    const page = await tryToLogIn(weather)
    await page.sees(sentence)
    expect(page.field('Email address').value).toBe('jana@mezzo.example')
  })

  it('says what is missing', async () => {
    const page = openPage('/en/login', null, new Network({}))
    const button = await page.find('button', 'Log in')
    button.click()
    await page.sees('Please enter your password')
  })
})
