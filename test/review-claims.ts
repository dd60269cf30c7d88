import { randomUUID } from 'node:crypto'
import type { ReviewKind } from '../src/domain/catalogue/checks.ts'
import type { Browser, TestApp } from './app.ts'

/** What taking or giving back a check answers; a refusal of the whole call has the error's name alone. */
export interface ClaimAnswer {
  error: { name: string; reason: string | null } | null
  claim: { name: string; isOwn: boolean; until: string } | null
}

/** Takes something to look at it, or gives it back, as staff do through HTTP. */
export async function askForReview(
  app: TestApp,
  browser: Browser,
  mutation: 'claimReview' | 'releaseReview',
  [kind, subjectId]: readonly [ReviewKind, string],
): Promise<ClaimAnswer> {
  const { data, errors } = await app.graphql<{ answer: ClaimAnswer } | null>(
    `mutation($kind: ReviewKind!, $subjectId: ID!, $key: ID!) {
      answer: ${mutation}(kind: $kind, subjectId: $subjectId, idempotencyKey: $key) {
        error { name reason } claim { name isOwn until } } }`,
    { kind, subjectId, key: randomUUID() },
    browser,
  )
  if (data) return data.answer
  return { error: { name: errors?.[0]?.extensions?.name ?? 'unknown', reason: null }, claim: null }
}

/** Takes something to look at it, for tests of what comes then. */
export async function claimReview(
  app: TestApp,
  browser: Browser,
  kind: ReviewKind,
  subjectId: string,
): Promise<void> {
  const { error } = await askForReview(app, browser, 'claimReview', [kind, subjectId])
  if (error) throw new Error(`${kind} can't be taken: ${error.reason ?? error.name}`)
}
