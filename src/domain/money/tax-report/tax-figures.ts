import { compareTexts } from '../../kernel/text.ts'
import type { TaxEntryKind } from '../../catalogue/tax.ts'
import {
  type Day,
  dayFrom,
  daysOfStay,
  intersection,
  mergeStays,
  partsOfDay,
  type Stay,
} from '../../kernel/day.ts'
import type { HomeSeller, Quarter, TaxEntry, TaxFacts, TaxHome, TaxStay } from './tax-facts.ts'

/** The year's quarters in their order. */
export const QUARTERS = [1, 2, 3, 4] as const satisfies readonly Quarter[]

/** What is the product's charge, and not money of the seller. */
const IS_CHARGE = {
  RENT_PAID_OUT: false,
  RENT_RECEIVED: false,
  REFUND: false,
  DISPUTE: false,
  BONUS: false,
  CORRECTION: false,
  FEE: true,
  FEE_CREDITED: true,
} as const satisfies Record<TaxEntryKind, boolean>

/** What came of the rents of a property in a quarter, in minor units. */
export interface QuarterFigures {
  quarter: Quarter
  /** What was paid or credited to the seller, less what went back. */
  received: number
  /** What the product charged, less what it credited. */
  fees: number
  /** Stays of which rent came. */
  activities: number
}

/** The days of one unit of a property, and what came of its rents all year, in minor units. */
export interface UnitFigures {
  listingId: string
  groupId: string
  days: number
  received: number
  fees: number
}

/** A property: all homes of one seller at one address, with amounts of one currency. */
export interface PropertyFigures {
  /** The first of its groups; with the currency unique for a seller and a year. */
  id: string
  currency: string
  homes: TaxHome[]
  /** On which at least one of its units was rented. */
  days: number
  quarters: QuarterFigures[]
  units: UnitFigures[]
}

/** A seller's year; without an id the homes of which nobody is named as the seller. */
export interface SellerFigures {
  sellerId: string | null
  properties: PropertyFigures[]
}

/** The quarter that a day lies in. */
export function quarterOf(day: Day): Quarter {
  return QUARTERS[Math.floor((partsOfDay(day).month - 1) / 3)] ?? 4
}

/** The days of a year. */
export function daysOfYear(year: number): Stay {
  return { from: dayFrom({ year, month: 1, day: 1 }), to: dayFrom({ year, month: 12, day: 31 }) }
}

/** What a landlord's year is by seller and property; only properties of which rent came, was charged for, or that were rented. */
export function taxFigures(facts: TaxFacts): SellerFigures[] {
  const year = daysOfYear(facts.year)
  const homes = new Map(facts.homes.map((home) => [home.groupId, home]))
  const owners = groupBy(facts.homeSellers, ({ groupId }) => groupId)
  const drafts = new Map<string, Draft>()
  const draftOf = (groupId: string, sellerId: string | null, currency: string): Draft | null => {
    const home = homes.get(groupId)
    if (!home) return null
    const key = JSON.stringify([sellerId, addressKey(home), currency])
    const known = drafts.get(key) ?? { sellerId, currency, homes: new Set(), entries: [], stays: [] }
    known.homes.add(home)
    drafts.set(key, known)
    return known
  }
  for (const entry of facts.entries) {
    if (entry.day < year.from || entry.day > year.to) continue
    const sellerId = sellerOn(owners.get(entry.groupId) ?? [], entry.day)
    draftOf(entry.groupId, sellerId, entry.currency)?.entries.push(entry)
  }
  // Days belong to the currency in which rent of that home comes; where none came, to the first one.
  const currencies = new Map(facts.entries.map(({ groupId, currency }) => [groupId, currency]))
  for (const stay of facts.stays) {
    const days = intersection(stay, year)
    if (!days) continue
    for (const part of partsBySeller(owners.get(stay.groupId) ?? [], days)) {
      const currency = currencies.get(stay.groupId) ?? 'EUR'
      draftOf(stay.groupId, part.sellerId, currency)?.stays.push({ ...stay, ...part.days })
    }
  }
  return bySeller([...drafts.values()])
}

interface Draft {
  sellerId: string | null
  currency: string
  homes: Set<TaxHome>
  entries: TaxEntry[]
  stays: TaxStay[]
}

/** Homes at one address are one property, however its parts were written. */
export function addressKey(home: Omit<TaxHome, 'groupId' | 'homeType' | 'landRegisterNumber'>): string {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll(/str(?:\.|asse)/g, 'str')
      .replaceAll(/[^\p{L}\d]+/gu, '')
  const { country, zipCode, city, street, streetNumber } = home
  return [country, zipCode, city, street, streetNumber].map(plain).join(' ')
}

/** By whom a home was let on a day; null where nobody was ever named. */
export function sellerOn(owners: readonly HomeSeller[], day: Day): string | null {
  return owners.find(({ from, until }) => (from ?? day) <= day && day <= (until ?? day))?.sellerId ?? null
}

function partsBySeller(owners: readonly HomeSeller[], days: Stay): { sellerId: string | null; days: Stay }[] {
  if (owners.length === 0) return [{ sellerId: null, days }]
  return owners.flatMap(({ sellerId, from, until }) => {
    const part = intersection(days, { from: from ?? days.from, to: until ?? days.to })
    return part ? [{ sellerId, days: part }] : []
  })
}

function bySeller(drafts: readonly Draft[]): SellerFigures[] {
  const sellers = groupBy(drafts, ({ sellerId }) => sellerId)
  return [...sellers]
    .map(([sellerId, own]) => ({
      sellerId,
      properties: own.map(figuresOf).toSorted((a, b) => compareTexts(orderOf(a), orderOf(b))),
    }))
    .toSorted((a, b) => compareTexts(a.sellerId ?? '', b.sellerId ?? ''))
}

function orderOf({ homes: [home], currency }: PropertyFigures): string {
  return home ? `${addressKey(home)} ${currency}` : currency
}

function figuresOf(draft: Draft): PropertyFigures {
  const homes = [...draft.homes].toSorted((a, b) => compareTexts(a.groupId, b.groupId))
  return {
    id: homes[0]?.groupId ?? '',
    currency: draft.currency,
    homes,
    days: daysTogether(draft.stays),
    quarters: QUARTERS.map((quarter) => quarterFigures(draft.entries, quarter)),
    units: unitFigures(draft),
  }
}

function quarterFigures(entries: readonly TaxEntry[], quarter: Quarter): QuarterFigures {
  const own = entries.filter(({ day }) => quarterOf(day) === quarter)
  const rented = own.filter(({ kind }) => kind === 'RENT_PAID_OUT' || kind === 'RENT_RECEIVED')
  return {
    quarter,
    received: receivedOf(own),
    fees: feesOf(own),
    activities: new Set(rented.map(({ bookingId }) => bookingId)).size,
  }
}

function unitFigures({ entries, stays }: Draft): UnitFigures[] {
  const unitOf = (row: TaxEntry | TaxStay) => row.listingId
  const [entriesOf, staysOf] = [groupBy(entries, unitOf), groupBy(stays, unitOf)]
  return [...new Set([...staysOf.keys(), ...entriesOf.keys()])].toSorted(compareTexts).map((listingId) => {
    const [own, rented] = [entriesOf.get(listingId) ?? [], staysOf.get(listingId) ?? []]
    return {
      listingId,
      groupId: own[0]?.groupId ?? rented[0]?.groupId ?? '',
      days: daysTogether(rented),
      received: receivedOf(own),
      fees: feesOf(own),
    }
  })
}

function daysTogether(stays: readonly Stay[]): number {
  return mergeStays(stays).reduce((sum, stay) => sum + daysOfStay(stay), 0)
}

function receivedOf(entries: readonly TaxEntry[]): number {
  return entries.reduce((sum, { kind, amount }) => (IS_CHARGE[kind] ? sum : sum + amount), 0)
}

function feesOf(entries: readonly TaxEntry[]): number {
  return entries.reduce((sum, { kind, amount }) => (IS_CHARGE[kind] ? sum + amount : sum), 0)
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
