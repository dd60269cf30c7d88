import { withoutAccents } from '../../domain/kernel/text.ts'
import type { PathParams, RouteName } from '../routes.ts'

/** The kinds of entries, in the order in which they are shown. */
export const PALETTE_SECTIONS = [
  'RECENT',
  'EXAMPLE',
  'PAGE',
  'ACTION',
  'ANSWER',
  'MONEY',
  'LISTING',
  'GROUP',
  'REQUEST',
  'BOOKING',
  'INVOICE',
] as const

/** A kind of entry; it names the section and the icon. */
export type PaletteSection = (typeof PALETTE_SECTIONS)[number]

/** Where an entry leads. */
export interface PaletteTarget {
  page: RouteName
  params?: PathParams
  search?: PathParams
}

/** One line of the palette: a page, something to do, or something that was found. */
export interface PaletteEntry {
  key: string
  section: PaletteSection
  /** What it is, also where it stands among those used recently. */
  kind: Exclude<PaletteSection, 'RECENT' | 'ANSWER'>
  name: string
  /** Other words by which it is found. */
  also?: string
  detail?: string
  target?: PaletteTarget
  /** Instead of a page: what is asked then. */
  fill?: string
  /** Instead of a page. */
  run?: () => void
  /** Whether `run` leads to another page, which takes the palette's place. */
  leads?: boolean
}

/** Whether every word of the text begins a word of the name. */
export function matchesWords(name: string, text: string): boolean {
  const words = withoutAccents(name).split(/[^\p{L}\p{N}]+/u)
  return withoutAccents(text)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
