import { describe, expect, it } from 'vitest'
import { TEAM_ROLES, WORLD_ROLES, type WorldRole } from '../src/domain/catalogue/people.ts'
import {
  abilitiesOf,
  TEAM_ABILITIES,
  type TeamAbility,
  WHO_MAY,
} from '../src/domain/people/team-abilities.ts'
import { canSignByPower, canSignInPerson } from '../src/domain/rentals/signing.ts'
import { factsOfField } from '../src/server/kernel/graphql/field-facts.ts'
import { checkPolicy, type Policy } from '../src/server/kernel/graphql/field-policy.ts'
import type { Viewer } from '../src/server/kernel/viewer/context.ts'
import { toViewer } from '../src/server/people/accounts/sql.ts'
import { routes } from '../src/server/routes.ts'
import { schema } from '../src/server/schema.ts'

/** Calls by which each is done; signing is decided by rules of its own, since tenants sign with the same call. */
const CALLS: Record<Exclude<TeamAbility, 'SIGN_ONLINE' | 'SIGN_BY_POWER'>, readonly string[]> = {
  SEE_REQUESTS: ['landlordListingRequests', 'landlordListingRequest', 'landlordListings'],
  ANSWER_REQUESTS: ['acceptListingRequest', 'rejectListingRequest', 'suggestDates'],
  SEE_CALENDAR: ['GET /api/calendar', 'calendarFeeds'],
  SEE_CONTACTS_AND_MONEY: ['bookings', 'moneyOverview', 'moneyEntries', 'GET /api/money.csv'],
  CHANGE_LISTINGS: ['createListing', 'saveListingStep', 'publishListing', 'addUnits', 'POST /api/pictures'],
  CHANGE_CALENDARS: ['createBlocks', 'deleteBlocks', 'addCalendarFeed', 'createCalendarExport'],
  PREPARE_CONTRACTS: ['prepareContract', 'recordOfflineSignatures', 'cancelContract'],
  CONFIRM_BOOKINGS: ['confirmBooking', 'cancelBookingAsLandlord', 'moveBooking'],
  CHANGE_PAYOUT: ['createBankAccount', 'choosePayoutSchedule', 'updateBillingDetailsItem'],
  MANAGE_TEAM: [
    'team',
    'inviteTeamMember',
    'changeTeamMember',
    'removeTeamMember',
    'createAccessLink',
    'powersOfAttorney',
    'offerHandover',
    'completeHandover',
    'withdrawPowerOfAttorney',
    'POST /api/powers-of-attorney',
  ],
  MANAGE_PROGRAMS: ['createPersonalAccessToken', 'createWebhook', 'webhookEndpoints', 'POST /api/mcp'],
  SEE_LOG: ['auditLog', 'impersonations'],
}

const policies = new Map<string, Policy>([
  ...[schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(
      (field) => [field.name, factsOfField({ extensions: {} }, field).policy] as const,
    ),
  ),
  ...routes.map(({ method, url, policy }) => [`${method} ${url}`, policy] as const),
])

/** The fields of tenants and stays that say nothing to those with limited access. */
const fullFields = Object.values(schema.getTypeMap()).flatMap((type) =>
  'getFields' in type && 'getInterfaces' in type && !['Query', 'Mutation'].includes(type.name)
    ? Object.values(type.getFields()).map((field) => factsOfField(type, field).policy)
    : [],
)

function viewerAs(role: WorldRole): Viewer {
  const row = { id: 'person', email: 'person@mezzo.example', first_name: 'Mia', last_name: 'Berg' }
  const person = toViewer({ ...row, landlord: false, permissions: [], language: 'en', frozen_at: null })
  const access = role === 'LIMITED' || role === 'LINK' ? 'LIMITED' : 'FULL'
  const world = { landlordId: 'landlord', role, access } as const
  return { ...person, ...world, accessLinkId: role === 'LINK' ? 'link' : null }
}

function lets(policy: Policy | undefined, role: WorldRole): boolean {
  if (!policy) throw new Error('There is no such call.')
  try {
    checkPolicy(policy, viewerAs(role))
    return true
  } catch {
    // A refusal is the answer that is asked for here.
    return false
  }
}

describe('what is said of the roles is what the policies let them do', () => {
  const byCalls = TEAM_ABILITIES.filter((ability) => ability !== 'SIGN_ONLINE' && ability !== 'SIGN_BY_POWER')
  const cases = byCalls.flatMap((ability) =>
    CALLS[ability].flatMap((call) => WORLD_ROLES.map((role) => [ability, call, role] as const)),
  )

  it.each(cases)('%s by %s as %s', (ability, call, role) => {
    expect(lets(policies.get(call), role)).toBe(WHO_MAY[ability].includes(role))
  })

  it.each(WORLD_ROLES)('money and contact data inside of what others may see: %s', (role) => {
    expect(fullFields.filter((policy) => policy === 'full').length).toBeGreaterThan(20)
    expect(lets('full', role)).toBe(WHO_MAY.SEE_CONTACTS_AND_MONEY.includes(role))
  })

  it.each(WORLD_ROLES)('signing for the landlord as %s', (role) => {
    const signer = { role, impersonation: null }
    expect(canSignInPerson('LANDLORD', signer).value).toBe(WHO_MAY.SIGN_ONLINE.includes(role))
  })

  it.each(WORLD_ROLES)('signing with a power of attorney that holds as %s', (role) => {
    const signer = { role, impersonation: null }
    expect(canSignByPower(signer, 'VALID').value).toBe(WHO_MAY.SIGN_BY_POWER.includes(role))
  })
  it.each(TEAM_ROLES)(
    'in single units alone is what the role may, without what is of the house: %s',
    (role) => {
      const inUnits = abilitiesOf(role, true)
      expect(inUnits.may).toEqual(abilitiesOf(role).may.filter((ability) => ability !== 'CHANGE_LISTINGS'))
      expect(inUnits.mayNot).toContain('CHANGE_LISTINGS')
    },
  )

  it.each(TEAM_ROLES)('says of each ability whether it is there: %s', (role) => {
    const { may, mayNot } = abilitiesOf(role)
    expect([...may, ...mayNot].toSorted()).toEqual(TEAM_ABILITIES.toSorted())
  })
})
