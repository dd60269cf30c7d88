import { randomUUID } from 'node:crypto'
import { saveFlagForUser } from '../src/server/people/feature-flags/sql.ts'
import type { Browser, TestApp } from './app.ts'
import { createStage, given } from './builders.ts'
import { confirmedRequest, handInAs, review } from './document-stage.ts'
import { askForReview } from './review-claims.ts'

/** What an answer says about why something wasn't done; of a call that was refused as a whole the name alone. */
export interface Refused {
  error: { name: string; reason: string | null; fields: object | null } | null
}

/** What staff say about an income; a single month of 3,234.56 unless told otherwise. */
export interface Decision {
  incomes?: { amount: number; months: number }[]
  errorType?: string | null
  key?: string
}

/** The single figure of income that a decision names unless told otherwise, in minor units. */
export const INCOME = 323_456

type Stage = Awaited<ReturnType<typeof createStage>>

/** A request whose tenant has said yes, where the income is checked, with two of the staff who look at it. */
export type SolvencyStage = Stage & { requestId: string; staff: Browser; other: Browser }

/** A landlord for whom documents and, by the flags, incomes and identities are checked; nothing is handed in yet. */
export async function solvencyStage(
  app: TestApp,
  flags: readonly ('ID_VERIFICATION' | 'SOLVENCY_CHECK')[] = ['SOLVENCY_CHECK'],
): Promise<SolvencyStage> {
  const stage = await createStage(app)
  for (const name of ['DOCUMENT_VERIFICATION', ...flags] as const) {
    const userId = name === 'ID_VERIFICATION' ? stage.tenantId : stage.landlordId
    const at = { reason: null, by: stage.landlordId, now: app.services.now() }
    await saveFlagForUser(app.db, { name, userId, enabled: true, ...at })
  }
  const requestId = await confirmedRequest(app, stage)
  return { ...stage, requestId, staff: await reviewer(app, 'sam'), other: await reviewer(app, 'ines') }
}

async function reviewer(app: TestApp, name: string): Promise<Browser> {
  const email = `${name}@mezzo.example`
  await app.createUser({ email, firstName: name, permissions: ['DOCUMENT_VERIFICATION'] })
  return app.login(email)
}

/** Both documents handed in and accepted: nothing but the income is left. */
export async function acceptAll(app: TestApp, stage: SolvencyStage, name = 'statement.pdf'): Promise<void> {
  await accept(app, stage, 'VALID_IDENTITY_DOCUMENT', 'passport.pdf')
  await accept(app, stage, 'BANK_STATEMENT', name)
}

/** A document handed in and accepted. */
export async function accept(app: TestApp, stage: SolvencyStage, type: string, name: string): Promise<void> {
  const order = { type, name, content: `%PDF-1.7 ${name} ${randomUUID()}` }
  await review(app, stage.staff, await handInAs(app, stage.tenant, stage.requestId, order))
}

/** The check of a request as it is stored, or undefined. */
export async function checkOf(app: TestApp, requestId: string) {
  return app.db
    .selectFrom('solvency_checks')
    .selectAll()
    .where('listing_request_id', '=', requestId)
    .executeTakeFirst()
}

/** Somebody of the staff takes the check of a request; answers why not, or null. */
export async function take(app: TestApp, browser: Browser, requestId: string): Promise<string | null> {
  const { id } = given(await checkOf(app, requestId))
  return (await askForReview(app, browser, 'claimReview', ['SOLVENCY', id])).error?.reason ?? null
}

/** Somebody of the staff says what the documents of a request tell. */
export async function decide(
  app: TestApp,
  browser: Browser,
  requestId: string,
  { incomes = [{ amount: INCOME, months: 1 }], errorType = null, ...more }: Decision = {},
): Promise<Refused> {
  const { id } = given(await checkOf(app, requestId))
  const mutation = `decideSolvencyCheck(id: $id, incomes: $incomes, errorType: $errorType, idempotencyKey: $key)`
  const declared = '$id: ID!, $incomes: [NetIncomeInput!]!, $errorType: SolvencyCheckErrorType'
  return mutate(app, browser, [declared, mutation], {
    id,
    incomes: errorType ? [] : incomes,
    errorType,
    ...more,
  })
}

/** Somebody takes the check of a request and decides it. */
export async function takeAndDecide(
  app: TestApp,
  browser: Browser,
  requestId: string,
  decision?: Decision,
): Promise<void> {
  const taken = await take(app, browser, requestId)
  const { error } = await decide(app, browser, requestId, decision)
  if (taken ?? error) throw new Error(`The check can't be decided: ${taken ?? error?.reason ?? error?.name}`)
}

/** The tenant says who reads the documents. */
export async function choose(
  app: TestApp,
  tenant: Browser,
  id: string,
  method: 'AUTOMATIC' | 'BY_HAND',
  reusable = false,
): Promise<Refused> {
  const mutation =
    'chooseSolvencyMethod(listingRequestId: $id, method: $method, reusable: $reusable, idempotencyKey: $key)'
  const declared = '$id: ID!, $method: SolvencyMethod!, $reusable: Boolean!'
  return mutate(app, tenant, [declared, mutation], { id, method, reusable })
}

/** The tenant has a verdict looked at again. */
export async function objectTo(
  app: TestApp,
  tenant: Browser,
  id: string,
  text = 'My bonus of May is missing.',
): Promise<Refused> {
  const mutation = 'objectToSolvencyCheck(listingRequestId: $id, text: $text, idempotencyKey: $key)'
  return mutate(app, tenant, ['$id: ID!, $text: String!', mutation], { id, text })
}

/** The landlord goes on without a confirmed income. */
export async function goOn(app: TestApp, landlord: Browser, id: string): Promise<Refused> {
  return mutate(
    app,
    landlord,
    ['$id: ID!', 'goOnWithoutIncome(listingRequestId: $id, idempotencyKey: $key)'],
    {
      id,
    },
  )
}

async function mutate(
  app: TestApp,
  browser: Browser,
  [declared, mutation]: readonly [string, string],
  variables: object,
): Promise<Refused> {
  const { data, errors } = await app.graphql<{ answer: Refused } | null>(
    `mutation(${declared}, $key: ID!) { answer: ${mutation} { error { name reason fields } } }`,
    { key: randomUUID(), ...variables },
    browser,
  )
  if (data) return data.answer
  return { error: { name: given(errors?.[0]?.extensions?.name), reason: null, fields: null } }
}

/** What is open for a contract and whose turn it is, as that side reads it. */
export async function openOf(
  app: TestApp,
  browser: Browser,
  side: 'tenant' | 'landlord',
  requestId: string,
): Promise<string[]> {
  const [declared, field] =
    side === 'tenant'
      ? ['$id: ID!', 'tenantRequest(listingRequestId: $id)']
      : [
          '$id: ID!, $booking: ID!',
          'landlordListingRequest(bookingRequestId: $booking, listingRequestId: $id)',
        ]
  const { booking_request_id: booking } = await requestRow(app, requestId)
  const { data } = await app.graphql<{
    answer: { verification: { open: { part: string; turn: string }[] } }
  }>(
    `query(${declared}) { answer: ${field} { verification { open { part turn until } } } }`,
    { id: requestId, booking },
    browser,
  )
  return data.answer.verification.open.map(({ part, turn }) => `${part} ${turn}`)
}

/** The landlord's status of a request. */
export async function statusOf(app: TestApp, requestId: string): Promise<string> {
  return (await requestRow(app, requestId)).landlord_status
}

function requestRow(app: TestApp, requestId: string) {
  return app.db
    .selectFrom('listing_requests')
    .select(['landlord_status', 'booking_request_id'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
}

/** The kinds of mails that went to somebody. */
export async function mailsTo(app: TestApp, address: string): Promise<string[]> {
  const mails = await app.db.selectFrom('mails').select('template').where('to', '=', address).execute()
  return mails.map(({ template }) => template)
}
