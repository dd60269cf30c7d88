import { PERMISSIONS } from '../../domain/catalogue/people.ts'
import {
  CHILD_TYPES,
  type Employment,
  type PaidBy,
  type Relationship,
  type ChildType,
} from '../../domain/catalogue/tenants.ts'
import type { Language } from '../../domain/catalogue/language.ts'
import type { ReasonForStay } from '../../domain/catalogue/requests.ts'
import type { NewAccount } from '../people/accounts/sign-up-sql.ts'
import type { DemoClock } from './clock.ts'
import { type Chance, chanceOf, demoId } from './random.ts'
import { companies, firstNames, jobTitles, lastNames } from './names.ts'

/** The password of everybody who can log in to the demo. */
export const DEMO_PASSWORD = 'mezzo-demo'

/** Somebody of the demo. */
export interface Person {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
}

/** The landlord on whose dashboard the demo opens. */
export const jana = person('jana', 'Jana', 'Keller', 'landlord@mezzo.example', '+49 30 5550 1420', 'en')

/** Another landlord, so that there is data that Jana must never see. */
export const henrike = person(
  'henrike',
  'Henrike',
  'Lohmann',
  'second-landlord@mezzo.example',
  '+49 40 5550 1870',
  'de',
)

/** Two landlords who never log in: what they ask for stands behind the rents that others can expect. */
export const nora = person('nora', 'Nora', 'Brandes', 'nora.brandes@mail.example', '+49 30 5550 2260', 'de')
export const emre = person('emre', 'Emre', 'Aydın', 'emre.aydin@mail.example', '+49 30 5550 2291', 'de')

/** The tenant who can log in. */
export const tom = person('tom', 'Tom', 'Berger', 'tenant@mezzo.example', '+49 151 5550 2218', 'en')

/** Answers availability for two of Jana's listings. */
export const lena = person('lena', 'Lena', 'Hoffmann', 'limited@mezzo.example', '', 'de')

/** Manages Jana's listings with her. */
export const maik = person('maik', 'Maik', 'Brandt', 'manager@mezzo.example', '+49 30 5550 1471', 'en')

/** Staff who may do everything. */
export const sam = person('sam', 'Sam', 'Weber', 'staff@mezzo.example', '', 'en')

/** Staff who check documents beside Sam, so that two can be seen at it. */
const kim = person('kim', 'Kim', 'Arnold', 'reviewer@mezzo.example', '', 'en')

/** Staff who manage permissions beside Sam: strong ones take two. */
const ines = person('ines', 'Ines', 'Lindt', 'developer@mezzo.example', '', 'en')

/** Those who can log in, with the day since which they are there. */
export function demoAccounts(clock: DemoClock): (NewAccount & { id: string })[] {
  const since = (days: number) => clock.now.subtract({ hours: 24 * days })
  return [
    { ...account(jana), landlord: true, createdAt: since(1130) },
    { ...account(henrike), landlord: true, createdAt: since(760) },
    { ...account(tom), createdAt: since(410) },
    { ...account(lena), createdAt: since(122) },
    { ...account(maik), createdAt: since(302) },
    {
      ...account(sam),
      createdAt: since(900),
      permissions: [...PERMISSIONS],
    },
    { ...account(kim), createdAt: since(500), permissions: ['DOCUMENT_VERIFICATION'] },
    {
      ...account(ines),
      createdAt: since(640),
      permissions: ['DEVELOPER', 'EDIT_IDENTITY_VERIFICATION_FIELD', 'scam'],
    },
  ]
}

function account(of: Person): NewAccount & { id: string } {
  return { ...of, password: DEMO_PASSWORD }
}

function person(
  key: string,
  firstName: string,
  lastName: string,
  email: string,
  phone: string,
  language: Language,
): Person {
  return { id: demoId(`person/${key}`), firstName, lastName, email, phone, language }
}

/** Makes tenants with names of many origins, none of them twice. */
export function tenantMaker(): (name?: string) => Person {
  const chance = chanceOf('tenants')
  const taken = new Set<string>()
  return (name) => {
    const [firstName, lastName] = name ? splitName(name) : newName(chance, taken)
    taken.add(`${firstName} ${lastName}`)
    const address = `${plain(firstName)}.${plain(lastName)}`
    return person(
      address,
      firstName,
      lastName,
      `${address}@mail.example`,
      phoneOf(chance),
      chance.pick(['en', 'en', 'de', 'de', 'fr']),
    )
  }
}

function splitName(name: string): [string, string] {
  const space = name.indexOf(' ')
  return [name.slice(0, space), name.slice(space + 1)]
}

function newName(chance: Chance, taken: ReadonlySet<string>): [string, string] {
  for (;;) {
    const origin = chance.between(0, firstNames.length - 1)
    // Families move: one in five has a first name of one place and a last name of another.
    const family = chance.is(0.2) ? chance.between(0, lastNames.length - 1) : origin
    const firstName = chance.pick(firstNames[origin] ?? [])
    const lastName = chance.pick(lastNames[family] ?? [])
    if (!taken.has(`${firstName} ${lastName}`)) return [firstName, lastName]
  }
}

function plain(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}

function phoneOf(chance: Chance): string {
  const country = chance.pick(['+49 15', '+49 17', '+43 66', '+33 6', '+44 7', '+39 34', '+48 60', '+31 6'])
  return `${country}${chance.between(0, 9)} 555 ${String(chance.between(0, 9999)).padStart(4, '0')}`
}

/** Who a tenant is and why they come, as the request form asks. */
export interface Circumstances {
  reasonForStay: ReasonForStay
  employment: Employment | null
  companyName: string
  jobTitle: string
  paidBy: PaidBy
  adults: Relationship[]
  children: ChildType[]
  petsDescription: string
  optionToExtend: boolean
}

/** Likely circumstances for somebody in a listing for so many people. */
export function circumstancesOfPerson(chance: Chance, accommodates: number): Circumstances {
  const reasonForStay = chance.pick(likelyReasons)
  const student = reasonForStay === 'STUDYING' || reasonForStay === 'APPRENTICESHIP'
  const working = reasonForStay === 'WORK' || reasonForStay === 'INTERNSHIP' || chance.is(0.7)
  const adults: Relationship[] = ['MAIN_TENANT']
  if (accommodates > 1 && chance.is(0.45))
    adults.push(chance.pick(['PARTNER', 'PARTNER', 'FRIEND', 'FAMILY']))
  const hasChildren = accommodates > 3 && adults.length > 1 && chance.is(0.35)
  return {
    reasonForStay,
    employment: student ? null : chance.is(0.12) ? 'SELF_EMPLOYED' : 'EMPLOYED',
    companyName: working && !student ? chance.pick(companies) : '',
    jobTitle: student ? '' : chance.pick(jobTitles),
    paidBy: paidByOf(chance, student, working),
    adults,
    children: hasChildren ? [chance.pick(CHILD_TYPES)] : [],
    petsDescription: chance.is(0.08)
      ? chance.pick(['A quiet cat', 'Ein kleiner Hund', 'Two rabbits in a cage'])
      : '',
    optionToExtend: chance.is(0.4),
  }
}

const likelyReasons = [
  'WORK',
  'WORK',
  'WORK',
  'WORK',
  'INTERNSHIP',
  'STUDYING',
  'TEMPORARY_HOUSING_NEED',
  'INTERIM',
  'APPRENTICESHIP',
] as const

function paidByOf(chance: Chance, student: boolean, working: boolean): PaidBy {
  if (student) return chance.pick(['PARENTS', 'PARENTS', 'SCHOLARSHIP', 'SELF'])
  return working && chance.is(0.35) ? 'COMPANY' : 'SELF'
}
