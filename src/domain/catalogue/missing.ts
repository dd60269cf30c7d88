import { LISTING_GAPS } from './listings.ts'

/** What the board 'what is missing' is about, in its order (ours). */
export const BOARD_SECTIONS = ['PAYOUT', 'TAX', 'SIGN', 'PUBLISH'] as const satisfies readonly string[]

/** A section of the board. */
export type BoardSection = (typeof BOARD_SECTIONS)[number]

/** What the board asks of a landlord, beside what a listing lacks (ours); each stands once, wherever it is used. */
export const LANDLORD_BOARD_DATA = [
  'IDENTITY',
  'PAYOUT_ACCOUNT',
  'ACCOUNT',
  'CURRENCY',
  'BILLING_DETAILS',
  'NAME',
  'POSTAL_ADDRESS',
  'BIRTH_DATE',
  'BIRTH_PLACE',
  'REGISTRATION',
  'TAX_ID',
  'VAT_ID',
  'LAND_REGISTER',
  'LANDLORD_ADDRESS',
] as const satisfies readonly string[]

/** What the board asks for: data of the landlord, then what listings lack. */
export const BOARD_DATA = [...LANDLORD_BOARD_DATA, ...LISTING_GAPS] as const satisfies readonly string[]

/** A datum of the board. */
export type BoardDatum = (typeof BOARD_DATA)[number]
