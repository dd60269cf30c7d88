import type { IdentitySentence } from '../people/identity-sentence.ts'
import type { ListingGap } from '../catalogue/listings.ts'
import type { BoardDatum, BoardSection } from '../catalogue/missing.ts'
import type { PayoutGap } from '../catalogue/payouts.ts'
import { type CommercialType, DAC7_DATA, type Dac7Datum } from '../catalogue/tax.ts'
import { type BoardItem, minutesOf, plainItem } from './board-item.ts'
import { homeToPublish, type HomeToPublish } from './homes-to-publish.ts'

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
  /** Where the verification of the person's identity stands; null where it isn't asked for. */
  identity: IdentitySentence | null
  /** Null where the viewer may not know. */
  details: readonly BoardDetails[] | null
  homes: readonly BoardHome[]
}

/** The board: what is asked for all homes together, and what single homes lack to be shown. */
export interface MissingBoard {
  items: BoardItem[]
  homes: HomeToPublish[]
}

/** All that is asked of a landlord for payout, tax, contracts and publishing: each datum once, what is missing first in each section. */
export function missingBoard(facts: BoardFacts): MissingBoard {
  const items = [
    ...identityItems(facts.identity),
    ...payoutItems(facts.homes),
    ...(facts.details ?? []).flatMap(detailsItems),
    ...landRegisterItems(facts.homes),
    ...addressItems(facts.homes, facts.details !== null),
  ]
  return {
    items: items.toSorted((a, b) => Number(a.isDone) - Number(b.isDone)),
    homes: facts.homes.flatMap(homeToPublish),
  }
}

/** How much there is to do, about how many minutes it takes, and how much is done; what nothing waits for counts as neither. */
export function boardFigures({ items, homes }: MissingBoard): {
  asked: number
  minutes: number
  done: number
} {
  const asked = [...items, ...homes.flatMap((home) => home.items)].filter(isAsked)
  return {
    asked: asked.length,
    minutes: asked.reduce((sum, { datum }) => sum + minutesOf(datum), 0),
    done: items.filter(({ isDone }) => isDone).length,
  }
}

function isAsked({ isDone, isOptional, isWaiting }: BoardItem): boolean {
  return !isDone && !isOptional && !isWaiting
}

function identityItems(identity: IdentitySentence | null): BoardItem[] {
  if (identity === null) return []
  return [
    {
      ...plainItem,
      section: 'PAYOUT',
      datum: 'IDENTITY',
      isDone: identity === 'succeeded',
      isWaiting: identity === 'pending',
    },
  ]
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
        ...plainItem,
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
  const asked = new Set(
    DAC7_DATA.filter((datum) => isAskedOf(details, datum)).map((datum) => TAX_DATA[datum]),
  )
  return [...asked.union(missing)].map((datum) => ({
    ...plainItem,
    section: 'TAX',
    datum,
    isDone: !missing.has(datum),
    billingDetailsId: details.id,
    name: details.name,
  }))
}

/** Whether a datum is asked of a person or of a company at all; whatever is missing is asked for anyway. */
function isAskedOf({ type, taxIdNotIssued }: BoardDetails, datum: Dac7Datum): boolean {
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
  const item = { ...plainItem, ...oneOrMany(lacking, homes), groupId: first.groupId }
  return [{ ...item, section: 'TAX', datum: 'LAND_REGISTER', isDone: false, isOptional: true }]
}

function addressItems(homes: readonly BoardHome[], isOwner: boolean): BoardItem[] {
  if (homes.length === 0 || !isOwner) return []
  const lacking = homes.filter(({ hasLandlordAddress }) => !hasLandlordAddress)
  const isDone = lacking.length === 0
  return [{ ...plainItem, section: 'SIGN', datum: 'LANDLORD_ADDRESS', isDone, ...oneOrMany(lacking, homes) }]
}
