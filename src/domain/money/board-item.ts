import type { BoardDatum, BoardSection } from '../catalogue/missing.ts'

/** Something of the board, done or missing. */
export interface BoardItem {
  section: BoardSection
  datum: BoardDatum
  isDone: boolean
  /** Nothing waits for it. */
  isOptional: boolean
  /** It was given, and somebody else looks at it now. */
  isWaiting: boolean
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

/** What most items are not. */
export const plainItem = {
  isOptional: false,
  isWaiting: false,
  groupId: null,
  billingDetailsId: null,
  name: '',
  homes: 0,
  step: null,
  field: null,
} as const satisfies Partial<BoardItem>
