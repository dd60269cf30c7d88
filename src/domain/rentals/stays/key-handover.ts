import * as z from 'zod/mini'
import { COUNTED_KEY_KINDS, KEY_KINDS, type KeyKind } from '../../catalogue/listings.ts'
import { type Day, isDay } from '../../kernel/day.ts'
import { fieldErrors, ValidationError } from '../../kernel/errors.ts'
import { isStorableText } from '../../kernel/text-limits.ts'
import type { MessageSide } from '../messages/thread.ts'

/** When keys change hands in a stay. */
export const KEY_HANDOVER_KINDS = ['ARRIVAL', 'DEPARTURE'] as const

/** Moving in or moving out. */
export type KeyHandoverKind = (typeof KEY_HANDOVER_KINDS)[number]

/** What is looked at in every handover (ours). */
export const HANDOVER_POINTS = ['KEYS', 'METERS', 'DAMAGES', 'CLEANING', 'INVENTORY'] as const

/** What a meter counts. */
export const METER_KINDS = ['ELECTRICITY', 'GAS', 'WATER_COLD', 'WATER_HOT', 'HEATING'] as const

/** How many photos one handover has (ours). */
export const HANDOVER_PHOTOS_MAX = 20

/** Most keys of one kind (ours). */
export const HANDOVER_KEYS_MAX = 50

/** Most points that a landlord adds, and most meters (ours). */
export const HANDOVER_LINES_MAX = 20

/** Longest point of one's own and number of a meter, and longest unit of a reading, in characters (ours). */
export const HANDOVER_LINE_LENGTH = { text: 120, unit: 12 } as const

/** Longest note and remark, in characters (ours). */
export const HANDOVER_TEXT_MAX = 2000

/** Most remarks after both have confirmed (ours). */
export const HANDOVER_REMARKS_MAX = 20

/** How long a handover is kept after the stay: three years from the end of its last year (§§ 195, 199 BGB). */
export const HANDOVER_MONTHS_KEPT = 48

const line = z.string().check(
  z.trim(),
  z.maxLength(HANDOVER_LINE_LENGTH.text),
  z.refine((text) => isStorableText(text)),
)
const day = z.custom<Day>((value) => typeof value === 'string' && isDay(value))
const count = z.int().check(z.minimum(0), z.maximum(HANDOVER_KEYS_MAX))

/** Whether a text is a reading as it stands on a meter: digits, with decimals after a point or a comma. */
export function isReading(text: string): boolean {
  return /^\d{1,12}([.,]\d{1,4})?$/.test(text)
}

const keyKind = z.enum(KEY_KINDS).check(z.refine((kind) => COUNTED_KEY_KINDS.some((one) => one === kind)))

const handoverInput = z.strictObject({
  day: z.nullable(day),
  time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  keys: z.array(z.strictObject({ kind: keyKind, count })).check(z.maxLength(COUNTED_KEY_KINDS.length)),
  points: z.array(z.enum(HANDOVER_POINTS)).check(z.maxLength(HANDOVER_POINTS.length)),
  ownPoints: z
    .array(z.strictObject({ text: line.check(z.minLength(1)), isDone: z.boolean() }))
    .check(z.maxLength(HANDOVER_LINES_MAX)),
  meters: z
    .array(
      z.strictObject({
        kind: z.enum(METER_KINDS),
        number: line,
        reading: z.string().check(z.trim(), z.refine(isReading)),
        unit: z.string().check(z.trim(), z.minLength(1), z.maxLength(HANDOVER_LINE_LENGTH.unit)),
        day,
      }),
    )
    .check(z.maxLength(HANDOVER_LINES_MAX)),
  note: z.string().check(
    z.trim(),
    z.maxLength(HANDOVER_TEXT_MAX),
    z.refine((text) => isStorableText(text)),
  ),
})

/** What a side enters; the note is its own. */
export type HandoverInput = z.infer<typeof handoverInput>

/** Who entered something. */
interface Entered {
  by: MessageSide
}

/** A meter's reading, and who entered it. */
export type MeterEntry = HandoverInput['meters'][number] & Entered

/** A handover as it is stored: what was entered, each with the side that it is from. */
export interface HandoverContent {
  day: Day | null
  time: string | null
  dayBy: MessageSide | null
  keys: { kind: KeyKind; count: number }[]
  keysBy: MessageSide | null
  points: ({ point: (typeof HANDOVER_POINTS)[number] } & Entered)[]
  ownPoints: { text: string; isDone: boolean; by: MessageSide }[]
  meters: MeterEntry[]
  notes: Record<MessageSide, string>
}

/** A handover in which nobody has entered anything: the keys are those of the listing, or at moving out those handed out. */
export function emptyHandover(keys: HandoverContent['keys']): HandoverContent {
  return {
    day: null,
    time: null,
    dayBy: null,
    keys,
    keysBy: null,
    points: [],
    ownPoints: [],
    meters: [],
    notes: { LANDLORD: '', TENANT: '' },
  }
}

/** What a side has sent; ValidationError names each line that is wrong. */
export function readHandoverInput(given: unknown): HandoverInput {
  const parsed = z.safeParse(handoverInput, given)
  if (!parsed.success) throw new ValidationError(fieldErrors(parsed.error.issues))
  return parsed.data
}

/** A handover with what a side enters now: what it didn't change stays the entry of whoever made it. */
export function enteredBy(side: MessageSide, before: HandoverContent, input: HandoverInput): HandoverContent {
  const keys = COUNTED_KEY_KINDS.map((kind) => ({
    kind,
    count: input.keys.findLast((key) => key.kind === kind)?.count ?? 0,
  })).filter(({ count }) => count > 0)
  const isSameDay = before.day === input.day && before.time === input.time
  return {
    day: input.day,
    time: input.time,
    dayBy: isSameDay ? before.dayBy : side,
    keys,
    keysBy: isSame(keys, before.keys) ? before.keysBy : side,
    points: HANDOVER_POINTS.filter((point) => input.points.includes(point)).map((point) => ({
      point,
      by: before.points.find((one) => one.point === point)?.by ?? side,
    })),
    ownPoints: withAuthors(side, before.ownPoints, input.ownPoints),
    meters: withAuthors(side, before.meters, input.meters),
    notes: { ...before.notes, [side]: input.note },
  }
}

function withAuthors<Entry extends object>(
  side: MessageSide,
  before: readonly (Entry & Entered)[],
  entries: readonly Entry[],
): (Entry & Entered)[] {
  const bySide = before.map(({ by, ...entry }) => ({ by, entry }))
  return entries.map((entry) => ({
    ...entry,
    by: bySide.find((one) => isSame(one.entry, entry))?.by ?? side,
  }))
}

/** The tenant ticks the landlord's own points, and makes none. */
export function keepsOwnPoints(before: HandoverContent, input: HandoverInput): boolean {
  return isSame(
    before.ownPoints.map(({ text }) => text),
    input.ownPoints.map(({ text }) => text),
  )
}

/** What is compared and signed: the same content gives the same text whatever the order of its fields. */
export function asComparedText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return asComparedText(one) === asComparedText(other)
}

/** Which keys that were handed out are not given back. */
export function missingKeys(
  handedOut: HandoverContent['keys'],
  returned: HandoverContent['keys'],
): HandoverContent['keys'] {
  return handedOut
    .map(({ kind, count }) => ({
      kind,
      count: count - (returned.find((key) => key.kind === kind)?.count ?? 0),
    }))
    .filter(({ count }) => count > 0)
}

/** How far both sides are with a handover. */
export interface HandoverStanding {
  /** 0: nobody has entered anything. */
  version: number
  landlordConfirmedAt: Temporal.Instant | null
  tenantConfirmedAt: Temporal.Instant | null
  /** The stay was called off before it began. */
  isCalledOff: boolean
}

/** Why nothing can be entered. */
export function enteringRefusal(standing: HandoverStanding): 'HANDOVER_FINAL' | 'ALREADY_CANCELED' | null {
  if (isHandoverFinal(standing)) return 'HANDOVER_FINAL'
  return standing.isCalledOff ? 'ALREADY_CANCELED' : null
}

/** Why a side can't confirm. */
export function confirmingRefusal(
  standing: HandoverStanding,
  side: MessageSide,
): 'HANDOVER_FINAL' | 'ALREADY_CANCELED' | 'HANDOVER_EMPTY' | 'HANDOVER_CONFIRMED' | null {
  const refusal = enteringRefusal(standing)
  if (refusal) return refusal
  if (standing.version === 0) return 'HANDOVER_EMPTY'
  const own = side === 'LANDLORD' ? standing.landlordConfirmedAt : standing.tenantConfirmedAt
  return own ? 'HANDOVER_CONFIRMED' : null
}

/** Why nothing can be remarked: before both have confirmed it is entered instead. */
export function remarkRefusal(
  standing: HandoverStanding,
  remarks: number,
): 'HANDOVER_OPEN' | 'HANDOVER_REMARKS_FULL' | null {
  if (!isHandoverFinal(standing)) return 'HANDOVER_OPEN'
  return remarks >= HANDOVER_REMARKS_MAX ? 'HANDOVER_REMARKS_FULL' : null
}

/** Both sides have confirmed: nothing changes any more. */
export function isHandoverFinal(
  standing: Pick<HandoverStanding, 'landlordConfirmedAt' | 'tenantConfirmedAt'>,
): boolean {
  return standing.landlordConfirmedAt !== null && standing.tenantConfirmedAt !== null
}
