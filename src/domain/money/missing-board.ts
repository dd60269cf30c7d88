import type { ListingGap } from '../catalogue/listings.ts'
import type { BoardDatum, BoardSection } from '../catalogue/missing.ts'
import type { PayoutGap } from '../catalogue/payouts.ts'
import { type CommercialType, DAC7_DATA, type Dac7Datum } from '../catalogue/tax.ts'

/** A home, as the board looks at it. */
export interface BoardHome {
  groupId: string
  name: string
  /** What it lacks before all its money comes; null where the viewer may not know. */
  payoutGaps: readonly PayoutGap[] | null
  /** Whether its rents are reported to the tax office. */
  isReported: boolean
  /** Whether its number in the land register is asked for and not known; null where the viewer may not know. */
  lacksLandRegister: boolean | null
  /** Whether contracts have an address of the landlord. */
  hasLandlordAddress: boolean
  /** What it lacks to be shown, where it is to be; null where it was taken out on purpose. */
  listingGaps: readonly { gap: ListingGap; step: string; field: string }[] | null
}

/** Billing details, as the board looks at them. */
export interface BoardDetails {
  id: string
  name: string
  type: CommercialType
  isExempt: boolean | null
  /** Null before the first check. */
  isCompliant: boolean | null
  missing: readonly Dac7Datum[]
  taxIdNotIssued: boolean
  /** Whether a home is let by them. */
  isUsed: boolean
}

/** All that the board is made of. */
export interface BoardFacts {
  /** Whether the person's identity is asked for, and verified; null where it isn't asked for. */
  isIdentified: boolean | null
  /** Null where the viewer may not know. */
  details: readonly BoardDetails[] | null
  homes: readonly BoardHome[]
}

/** Something of the board, done or missing. */
export interface BoardItem {
  section: BoardSection
  datum: BoardDatum
  isDone: boolean
  /** Nothing waits for it. */
  isOptional: boolean
  /** Of one home: its group. */
  groupId: string | null
  /** Of billing details. */
  billingDetailsId: string | null
  /** Of the home, or as whom one lets; empty where it is the landlord's. */
  name: string
  /** In how many homes it is missing or used. */
  homes: number
  /** Where a listing has its field. */
  step: string | null
  field: string | null
}

/** How long something takes, in minutes (ours); what isn't named takes one. */
const MINUTES: Partial<Record<BoardDatum, number>> = {
  IDENTITY: 3,
  PAYOUT_ACCOUNT: 5,
  BILLING_DETAILS: 3,
  PHOTO: 10,
  TITLE: 5,
  ROOM: 2,
  ENERGY_CERTIFICATE: 5,
}

/** About how long an item takes, in minutes. */
export function minutesOf(datum: BoardDatum): number {
  return MINUTES[datum] ?? 1
}

/** All that is asked of a landlord for payout, tax, contracts and publishing: each datum once, what is missing first in each section. */
export function missingBoard(facts: BoardFacts): BoardItem[] {
  const items = [
    ...identityItems(facts.isIdentified),
    ...payoutItems(facts.homes),
    ...(facts.details ?? []).flatMap(detailsItems),
    ...landRegisterItems(facts.homes),
    ...addressItems(facts.homes, facts.details !== null),
    ...facts.homes.flatMap(listingItems),
  ]
  return items.toSorted((a, b) => Number(a.isDone) - Number(b.isDone))
}

const base = {
  isOptional: false,
  groupId: null,
  billingDetailsId: null,
  name: '',
  homes: 0,
  step: null,
  field: null,
} as const satisfies Partial<BoardItem>

function identityItems(isIdentified: boolean | null): BoardItem[] {
  if (isIdentified === null) return []
  return [{ ...base, section: 'PAYOUT', datum: 'IDENTITY', isDone: isIdentified }]
}

/** What is asked of all homes alike: named once, with how many lack it. */
const PAYOUT_DATA = {
  PAYOUT_ACCOUNT: 'PAYOUT',
  ACCOUNT: 'PAYOUT',
  CURRENCY: 'PAYOUT',
  BILLING_DETAILS: 'TAX',
} as const satisfies Partial<Record<PayoutGap, BoardSection>>

function payoutItems(homes: readonly BoardHome[]): BoardItem[] {
  const known = homes.filter(({ payoutGaps }) => payoutGaps !== null)
  if (known.length === 0) return []
  const gaps = Object.entries(PAYOUT_DATA) as [keyof typeof PAYOUT_DATA, BoardSection][]
  return gaps.flatMap(([gap, section]) => {
    const lacking = known.filter(({ payoutGaps }) => payoutGaps?.includes(gap))
    // An account in another currency is a trouble, not a datum; it isn't praised for being none.
    if (gap === 'CURRENCY' && lacking.length === 0) return []
    const isUntaxed = section === 'TAX' && lacking.length > 0 && !lacking.some(({ isReported }) => isReported)
    return [
      {
        ...base,
        // Whose rents are not reported stand on invoices alone.
        section: isUntaxed ? ('PAYOUT' as const) : section,
        datum: gap,
        isDone: lacking.length === 0,
        ...oneOrMany(lacking, known),
      },
    ]
  })
}

/** The one home that lacks it, by name; else how many do, or all that have it. */
function oneOrMany(
  lacking: readonly BoardHome[],
  all: readonly BoardHome[],
): Partial<BoardItem> & { homes: number } {
  const [only] = lacking
  if (only && lacking.length === 1) return { groupId: only.groupId, name: only.name, homes: 1 }
  return { homes: lacking.length || all.length }
}

const TAX_DATA: Readonly<Record<Dac7Datum, BoardDatum>> = {
  firstName: 'NAME',
  lastName: 'NAME',
  companyName: 'NAME',
  addressLine1: 'POSTAL_ADDRESS',
  zipCode: 'POSTAL_ADDRESS',
  city: 'POSTAL_ADDRESS',
  country: 'POSTAL_ADDRESS',
  birthDate: 'BIRTH_DATE',
  birthCity: 'BIRTH_PLACE',
  birthCountry: 'BIRTH_PLACE',
  registrationNumber: 'REGISTRATION',
  taxId: 'TAX_ID',
  vatId: 'VAT_ID',
}

function detailsItems(details: BoardDetails): BoardItem[] {
  if (!details.isUsed || details.isExempt || details.isCompliant === null) return []
  const missing = new Set(details.missing.map((datum) => TAX_DATA[datum]))
  const asked = new Set(DAC7_DATA.filter((datum) => isAsked(details, datum)).map((datum) => TAX_DATA[datum]))
  return [...asked.union(missing)].map((datum) => ({
    ...base,
    section: 'TAX',
    datum,
    isDone: !missing.has(datum),
    billingDetailsId: details.id,
    name: details.name,
  }))
}

/** Whether a datum is asked of a person or of a company at all; whatever is missing is asked for anyway. */
function isAsked({ type, taxIdNotIssued }: BoardDetails, datum: Dac7Datum): boolean {
  const isCompany = type === 'COMPANY'
  switch (datum) {
    case 'birthDate':
      return !isCompany
    case 'birthCity':
    case 'birthCountry':
      return !isCompany && taxIdNotIssued
    case 'registrationNumber':
      return isCompany
    case 'taxId':
      return !taxIdNotIssued
    case 'vatId':
      return false
    default:
      return true
  }
}

function landRegisterItems(homes: readonly BoardHome[]): BoardItem[] {
  const lacking = homes.filter(({ lacksLandRegister }) => lacksLandRegister)
  const [first] = lacking
  if (!first) return []
  // Each home has its own: the first one is where to begin.
  const item = { ...base, ...oneOrMany(lacking, homes), groupId: first.groupId }
  return [{ ...item, section: 'TAX', datum: 'LAND_REGISTER', isDone: false, isOptional: true }]
}

function addressItems(homes: readonly BoardHome[], isOwner: boolean): BoardItem[] {
  if (homes.length === 0 || !isOwner) return []
  const lacking = homes.filter(({ hasLandlordAddress }) => !hasLandlordAddress)
  const isDone = lacking.length === 0
  return [{ ...base, section: 'SIGN', datum: 'LANDLORD_ADDRESS', isDone, ...oneOrMany(lacking, homes) }]
}

function listingItems({ groupId, name, listingGaps }: BoardHome): BoardItem[] {
  return (listingGaps ?? []).map(({ gap, step, field }) => ({
    ...base,
    section: 'PUBLISH',
    datum: gap,
    isDone: false,
    groupId,
    name,
    homes: 1,
    step,
    field,
  }))
}
