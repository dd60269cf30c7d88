import { asOneLine } from '../kernel/text.ts'
import { ACCESS_SCOPES, type AccessScope } from '../catalogue/people.ts'
import { TOKEN_NAME_MAX_LENGTH } from '../kernel/text-limits.ts'
import { type Day, addMonths } from '../kernel/day.ts'

/** Living personal access tokens that one person may have (ours). */
export const MAX_ACCESS_TOKENS = 20

/** Calls with one personal access token in a minute (ours). */
export const ACCESS_TOKEN_CALLS_PER_MINUTE = 120

/** What somebody asks for a personal access token; the last day counts whole, in UTC. */
export interface AccessTokenWish {
  name: string
  scopes: readonly AccessScope[]
  expiresOn: Day
}

/** What is wrong with that, by field; empty when nothing is. A token lasts for a year at most. */
export function accessTokenProblems(wish: AccessTokenWish, today: Day): Record<string, string> {
  const name = asOneLine(wish.name)
  const problems: Record<string, string> = {}
  if (name === '') problems.name = 'required'
  else if (name.length > TOKEN_NAME_MAX_LENGTH) problems.name = 'long'
  if (wish.scopes.length === 0) problems.scopes = 'required'
  if (wish.expiresOn < today) problems.expiresOn = 'past'
  else if (wish.expiresOn > addMonths(today, 12)) {
    problems.expiresOn = 'tooLate'
  }
  return problems
}

/** The scopes without repetition, in the order of the catalogue. */
export function sortScopes(scopes: readonly AccessScope[]): AccessScope[] {
  return ACCESS_SCOPES.filter((scope) => scopes.includes(scope))
}
