import type { UnpublishReasonScope } from '../../../domain/catalogue/unpublish-reason.ts'
import {
  findOfferedReason,
  checkUnpublish,
  type UnpublishProblems,
} from '../../../domain/listings/unpublish.ts'
import type { UnpublishListingInput } from '../../gen/graphql.ts'
import { type Day, parseDay } from '../../../domain/kernel/day.ts'

/** What is typed into the form that takes a listing out; days are 'YYYY-MM-DD' or ''. */
export interface UnpublishDraft {
  /** Whose reasons there are to choose from. */
  scope: UnpublishReasonScope
  reasonKey: string
  explanation: string
  /** Whether days are blocked along, where the reason suggests that. */
  withBlock: boolean
  blockFrom: string
  blockTo: string
  declineRequests: boolean
  /** Whether also those are declined that the landlord has said yes to. */
  declineAccepted: boolean
}

/** An untouched form; a block would begin today. */
export function emptyUnpublishDraft(today: string, scope: UnpublishReasonScope = 'LANDLORD'): UnpublishDraft {
  return {
    scope,
    reasonKey: '',
    explanation: '',
    withBlock: true,
    blockFrom: today,
    blockTo: '',
    declineRequests: false,
    declineAccepted: false,
  }
}

/** Whether days are blocked with what is chosen. */
export function blocksDays(draft: UnpublishDraft): boolean {
  return draft.withBlock && (findOfferedReason(draft.reasonKey, draft.scope)?.suggestBlockCreation ?? false)
}

/** What is wrong with a draft, by the rule of the server. */
export function checkUnpublishDraft(draft: UnpublishDraft, today: string): UnpublishProblems {
  const block = blocksDays(draft) ? { from: toDay(draft.blockFrom), to: toDay(draft.blockTo) } : null
  return checkUnpublish({ ...draft, block }, draft.scope, parseDay(today))
}

function toDay(text: string): Day | null {
  return text === '' ? null : parseDay(text)
}

/** The whole days of a draft that are to be blocked, both null while there are none. */
export function draftedBlock(
  draft: UnpublishDraft,
  today: string,
): { blockFrom: string | null; blockTo: string | null } {
  const problems = checkUnpublishDraft(draft, today)
  const isWhole = blocksDays(draft) && !problems.blockFrom && !problems.blockTo
  return isWhole ? { blockFrom: draft.blockFrom, blockTo: draft.blockTo } : { blockFrom: null, blockTo: null }
}

/** What a checked draft sends. */
export function toUnpublishInput(draft: UnpublishDraft): UnpublishListingInput {
  return {
    reasonKey: draft.reasonKey,
    explanation: draft.explanation,
    declineRequests: draft.declineRequests,
    declineAccepted: draft.declineAccepted,
    block: blocksDays(draft) ? { from: draft.blockFrom, to: draft.blockTo } : null,
  }
}
