import type { BlockReason } from '../catalogue/calendars.ts'
import {
  listUnpublishReasons,
  type UnpublishReason,
  type UnpublishReasonScope,
  type UnpublishReasonValue,
} from '../catalogue/unpublish-reason.ts'
import { MAX_STAY_YEARS } from '../kernel/constants.ts'
import { type Day, type Stay, addMonths } from '../kernel/day.ts'
import { EXPLANATION_MAX_LENGTH } from '../kernel/text-limits.ts'

/** What somebody says who takes a listing out. */
export interface UnpublishInput {
  /** Of a reason of the catalogue. */
  reasonKey: string
  explanation: string
  /** Days to block along with it, where the reason suggests that; either day may still be missing in a form. */
  block: { from: Day | null; to: Day | null } | null
}

/** What is wrong with it, by field; each value is the key of a sentence. */
export type UnpublishProblems = Partial<
  Record<'reasonKey' | 'explanation' | 'blockFrom' | 'blockTo', UnpublishProblem>
>

/** The sentences for what can be wrong. */
export type UnpublishProblem =
  | 'unpublish.reason.invalid'
  | 'unpublish.explanation.missing'
  | 'unpublish.explanation.long'
  | 'unpublish.block.notSuggested'
  | 'unpublish.blockFrom.missing'
  | 'unpublish.blockFrom.past'
  | 'unpublish.blockTo.missing'
  | 'unpublish.blockTo.beforeFrom'
  | 'unpublish.blockTo.long'

/** The active reason of a key that somebody of a scope may choose, or undefined. */
export function findOfferedReason(key: string, scope: UnpublishReasonScope): UnpublishReason | undefined {
  return listUnpublishReasons('ACTIVE', scope).find((reason) => reason.key === key)
}

/** Checks the reason, what it asks for and the days of a block (C5, C6). */
export function checkUnpublish(
  input: UnpublishInput,
  scope: UnpublishReasonScope,
  today: Day,
): UnpublishProblems {
  const reason = findOfferedReason(input.reasonKey, scope)
  if (!reason) return { reasonKey: 'unpublish.reason.invalid' }
  return {
    ...checkExplanation(reason, input.explanation),
    ...(input.block && checkBlock(reason, input.block, today)),
  }
}

function checkExplanation(reason: UnpublishReason, explanation: string): UnpublishProblems {
  if (reason.explanationRequired && explanation.trim() === '') {
    return { explanation: 'unpublish.explanation.missing' }
  }
  return explanation.length > EXPLANATION_MAX_LENGTH ? { explanation: 'unpublish.explanation.long' } : {}
}

function checkBlock(
  reason: UnpublishReason,
  { from, to }: NonNullable<UnpublishInput['block']>,
  today: Day,
): UnpublishProblems {
  if (!reason.suggestBlockCreation) return { blockFrom: 'unpublish.block.notSuggested' }
  if (!from) return { blockFrom: 'unpublish.blockFrom.missing' }
  if (from < today) return { blockFrom: 'unpublish.blockFrom.past' }
  if (!to) return { blockTo: 'unpublish.blockTo.missing' }
  if (to < from) return { blockTo: 'unpublish.blockTo.beforeFrom' }
  if (to > addMonths(from, 12 * MAX_STAY_YEARS)) return { blockTo: 'unpublish.blockTo.long' }
  return {}
}

/** The whole stay of a block that has been checked, or null. */
export function blockOf(input: UnpublishInput): Stay | null {
  const { from, to } = input.block ?? {}
  return from && to ? { from, to } : null
}

/** Why the days of a block that comes with a reason are not free. */
export function blockReasonOf(reason: UnpublishReasonValue): BlockReason {
  return reason === 'BEING_RENOVATED' ? 'RENOVATION' : 'RENTED_ELSEWHERE'
}
