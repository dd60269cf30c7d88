import { PERMISSIONS } from '../../../domain/catalogue/people.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { FREEZE_WORDS, freezeWordOf, type FreezeWord } from '../../../domain/people/freeze-table.ts'
import type { Viewer } from '../viewer/context.ts'
import type { Policy } from './field-policy.ts'

/** What a call is to an account on hold; null for calls of staff. One that the table doesn't name fails the build. */
export function freezeWordOfCall(call: string, policy: Policy): FreezeWord | null {
  const word = freezeWordOf(call)
  if (isOfStaff(policy)) {
    if (word) throw new Error(`${call} is for staff: freeze-table.ts has nothing to say of it.`)
    return null
  }
  if (!word) throw new Error(`${call} doesn't say what it is to an account on hold: see freeze-table.ts.`)
  return word
}

function isOfStaff(policy: Policy): boolean {
  return (
    policy === 'staff' || policy === 'listingStaff' || PERMISSIONS.some((permission) => permission === policy)
  )
}

/** Throws where an account on hold calls what is stopped; of others in its landlord's world, what they do there. */
export function checkFrozen(word: FreezeWord | null, policy: Policy, viewer: Viewer | null): void {
  if (!viewer?.frozen || word === null || FREEZE_WORDS[word].goesOn) return
  if (viewer.frozen === 'PERSON' || isOfWorld(policy)) throw new ConditionNotMetError('ACCOUNT_FROZEN')
}

function isOfWorld(policy: Policy): boolean {
  return policy === 'owner' || policy === 'landlord' || policy === 'limited'
}
