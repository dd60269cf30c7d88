import { BLOCK_REASONS, type BlockReason, type BlockSource } from '../catalogue/calendars.ts'
import { MAX_STAY_YEARS } from '../kernel/constants.ts'
import { type Stay, addMonths } from '../kernel/day.ts'
import { isStorableText, NOTE_MAX_LENGTH } from '../kernel/text-limits.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { oneOf } from '../kernel/text.ts'

/** What somebody says about days that they block. */
export interface BlockInput extends Stay {
  reason: string
  note: string
}

/** What is wrong with a block, by field; nothing where it may be stored. */
export function blockProblems(input: BlockInput): Record<string, string> {
  return { ...dayProblems(input), ...wordProblems(input) }
}

/** The reason of the catalogue that a text names, or undefined. */
export function findBlockReason(text: string): BlockReason | undefined {
  return oneOf(BLOCK_REASONS, text)
}

/** Whether a block may be changed by hand: what another calendar brought is changed there. */
export function canChangeBlock(source: BlockSource): Verdict {
  return source === 'own' ? ALLOWED : refuse('IMPORTED_BLOCK')
}

function dayProblems({ from, to }: Stay): Record<string, string> {
  if (to < from) return { to: 'blocks.to.beforeFrom' }
  return to > addMonths(from, 12 * MAX_STAY_YEARS) ? { to: 'blocks.to.long' } : {}
}

function wordProblems({ reason, note }: BlockInput): Record<string, string> {
  return {
    ...(!findBlockReason(reason) && { reason: 'blocks.reason.invalid' }),
    ...((note.length > NOTE_MAX_LENGTH || !isStorableText(note)) && { note: 'blocks.note.long' }),
  }
}
