import type { TeamRole, WorldRole } from '../catalogue/people.ts'

/** What there is to do in a landlord's world, from what everybody in it may to what the landlord alone does. */
export const TEAM_ABILITIES = [
  'SEE_REQUESTS',
  'ANSWER_REQUESTS',
  'SEE_CALENDAR',
  'SEE_CONTACTS_AND_MONEY',
  'CHANGE_LISTINGS',
  'CHANGE_CALENDARS',
  'PREPARE_CONTRACTS',
  'CONFIRM_BOOKINGS',
  'SIGN_BY_POWER',
  'SIGN_ONLINE',
  'CHANGE_PAYOUT',
  'MANAGE_TEAM',
  'MANAGE_PROGRAMS',
  'SEE_LOG',
] as const satisfies readonly string[]

/** Something to do in a landlord's world. */
export type TeamAbility = (typeof TEAM_ABILITIES)[number]

const everybody = ['OWNER', 'MANAGER', 'LIMITED', 'LINK'] as const
const full = ['OWNER', 'MANAGER'] as const
const managers = ['MANAGER'] as const
const landlordAlone = ['OWNER'] as const

/** Who may do what; the policies of the calls say the same, and a test compares them. */
export const WHO_MAY: Readonly<Record<TeamAbility, readonly WorldRole[]>> = {
  SEE_REQUESTS: everybody,
  ANSWER_REQUESTS: everybody,
  SEE_CALENDAR: everybody,
  SEE_CONTACTS_AND_MONEY: full,
  CHANGE_LISTINGS: full,
  CHANGE_CALENDARS: full,
  PREPARE_CONTRACTS: full,
  CONFIRM_BOOKINGS: full,
  SIGN_BY_POWER: managers,
  SIGN_ONLINE: landlordAlone,
  CHANGE_PAYOUT: landlordAlone,
  MANAGE_TEAM: landlordAlone,
  MANAGE_PROGRAMS: landlordAlone,
  SEE_LOG: landlordAlone,
}

/** What is of a house as a whole, and so not for whoever works on single units of it (decision 111). */
export const OF_WHOLE_HOUSES = ['CHANGE_LISTINGS'] as const satisfies readonly TeamAbility[]

/** What somebody with that role in a team may do, and what not, in the order of the abilities; on houses or in single units alone. */
export function abilitiesOf(
  role: TeamRole,
  inUnitsAlone = false,
): { may: TeamAbility[]; mayNot: TeamAbility[] } {
  const isOfHouse = (ability: TeamAbility) => OF_WHOLE_HOUSES.some((one) => one === ability)
  const isTheirs = (ability: TeamAbility) =>
    WHO_MAY[ability].includes(role) && !(inUnitsAlone && isOfHouse(ability))
  return {
    may: TEAM_ABILITIES.filter(isTheirs),
    mayNot: TEAM_ABILITIES.filter((ability) => !isTheirs(ability)),
  }
}
