import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '../../../domain/catalogue/people.ts'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { crowd } from '../../../../test/race-crowd.ts'
import { askForReview, claimReview } from '../../../../test/review-claims.ts'
import { demandReviewClaim, endReviewClaim } from './actions.ts'
import { deleteOldClaims } from './sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const permissions: Permission[] = ['DOCUMENT_VERIFICATION']
let sam: Browser
let kim: Browser
let samId: string
let checkId: string
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-25T09:00:00Z')
  samId = await t.createUser({ email: 'sam@mezzo.example', firstName: 'Sam', lastName: 'Reed', permissions })
  await t.createUser({ email: 'kim@mezzo.example', firstName: 'Kim', lastName: 'Novak', permissions })
  sam = await t.login('sam@mezzo.example')
  kim = await t.login('kim@mezzo.example')
  checkId = await submittedBy(await t.createUser({ email: 'jana@mezzo.example' }))
})

/** A verification that waits for somebody of the staff. */
async function submittedBy(userId: string): Promise<string> {
  const { id } = await t.db
    .insertInto('id_verifications')
    .values({ user_id: userId, provider: 'MEZZO', action: 'SUBMITTED', session_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const take = (as: Browser, id = checkId) => askForReview(t, as, 'claimReview', ['IDENTITY', id])
const giveBack = (as: Browser, id = checkId) => askForReview(t, as, 'releaseReview', ['IDENTITY', id])
const taken = { error: null, claim: { name: 'Sam Reed', isOwn: true, until: '2026-11-25T09:15:00Z' } }

async function demandAs(email: string): Promise<string | null> {
  const { id } = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const ctx = await t.ctxFor(id)
  try {
    await t.db.transaction().execute((trx) => demandReviewClaim(trx, ctx, 'IDENTITY', checkId))
    return null
  } catch (error) {
    return given(error as { reason?: string }).reason ?? String(error)
  }
}

async function log(): Promise<unknown[]> {
  return t.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'entity_type', 'entity_id'])
    .where('action', 'in', ['claimReview', 'releaseReview'])
    .orderBy('id')
    .execute()
}

describe('what somebody has taken', () => {
  it('is theirs alone for a quarter of an hour; a colleague is told whose and until when', async () => {
    expect(await take(sam)).toEqual(taken)
    t.setNow('2026-11-25T09:14:59Z')
    expect(await take(kim)).toEqual({
      error: { name: 'ConditionNotMetError', reason: 'CLAIMED_BY_ANOTHER' },
      claim: { ...taken.claim, isOwn: false },
    })
    expect(await demandAs('sam@mezzo.example')).toBeNull()
    expect(await demandAs('kim@mezzo.example')).toBe('CLAIMED_BY_ANOTHER')
    t.setNow('2026-11-25T09:15:00Z')
    expect(await demandAs('sam@mezzo.example')).toBe('CLAIM_OVER')
    expect(await demandAs('kim@mezzo.example')).toBe('CLAIM_NEEDED')
    expect((await take(kim)).claim).toEqual({ name: 'Kim Novak', isOwn: true, until: '2026-11-25T09:30:00Z' })
    expect(await demandAs('sam@mezzo.example')).toBe('CLAIMED_BY_ANOTHER')
  })

  it('begins anew when its holder goes on with it, which is no new entry of the log', async () => {
    await take(sam)
    t.setNow('2026-11-25T09:10:00Z')
    expect((await take(sam)).claim?.until).toBe('2026-11-25T09:25:00Z')
    const entry = { actor_id: samId, entity_type: 'id_verification', entity_id: checkId }
    expect(await log()).toEqual([{ action: 'claimReview', ...entry }])
    const row = await t.db.selectFrom('review_claims').select('claimed_at').executeTakeFirstOrThrow()
    expect(row.claimed_at.toString()).toBe('2026-11-25T09:00:00Z')
    t.setNow('2026-11-25T09:25:00Z')
    await take(sam)
    await giveBack(sam)
    expect(await log()).toEqual([
      { action: 'claimReview', ...entry },
      { action: 'claimReview', ...entry },
      { action: 'releaseReview', ...entry },
    ])
  })

  it('is free at once when it is given back; what is another’s stays theirs', async () => {
    await take(sam)
    expect(await giveBack(kim)).toEqual({ error: null, claim: { ...taken.claim, isOwn: false } })
    expect(await giveBack(sam)).toEqual({ error: null, claim: null })
    expect(await giveBack(sam)).toEqual({ error: null, claim: null })
    expect(await log()).toHaveLength(2)
    expect((await take(kim)).error).toBeNull()
  })

  it('ends with the decision, and is forgotten a day after it ran out', async () => {
    await take(sam)
    const ctx = await t.ctxFor(samId)
    await endReviewClaim(t.db, ctx, 'IDENTITY', checkId)
    expect(await demandAs('sam@mezzo.example')).toBe('CLAIM_NEEDED')
    await take(sam)
    expect(await deleteOldClaims(t.db, Temporal.Instant.from('2026-11-25T09:15:00Z'))).toBe(0)
    expect(await deleteOldClaims(t.db, Temporal.Instant.from('2026-11-25T09:15:01Z'))).toBe(1)
  })
})

describe('nobody takes', () => {
  it.each(['sales', 'accounting', 'VERIFF', 'EDIT_IDENTITY_VERIFICATION_FIELD'] as const)(
    'what they have no permission for: %s',
    async (permission) => {
      await t.createUser({ email: 'lee@mezzo.example', permissions: [permission] })
      const lee = await t.login('lee@mezzo.example')
      const refused = { error: { name: 'NotAllowedError', reason: null }, claim: null }
      expect(await take(lee)).toEqual(refused)
      await take(sam)
      // Nor do they learn who is looking at it.
      expect(await take(lee)).toEqual(refused)
      expect(await giveBack(lee)).toEqual(refused)
    },
  )

  it('anything without a permission at all', async () => {
    expect((await take(await t.login('jana@mezzo.example'))).error?.name).toBe('NotAllowedError')
  })

  it('what is about themselves', async () => {
    const own = await submittedBy(samId)
    expect((await take(sam, own)).error?.reason).toBe('OWN_REVIEW')
    expect((await take(kim, own)).error).toBeNull()
  })

  it('what is decided, was not handed in, is another provider’s, or isn’t there', async () => {
    const set = (values: object) => t.db.updateTable('id_verifications').set(values).execute()
    await set({ status: 'APPROVED' })
    expect((await take(sam)).error?.reason).toBe('ALREADY_ANSWERED')
    await set({ status: null, action: 'STARTED' })
    expect((await take(sam)).error?.reason).toBe('ALREADY_ANSWERED')
    await set({ action: 'SUBMITTED', provider: 'VERIFF' })
    expect((await take(sam)).error?.reason).toBe('ALREADY_ANSWERED')
    for (const id of [randomUUID(), 'none'])
      expect((await take(sam, id)).error?.name).toBe('ResourceNotFoundError')
    expect((await askForReview(t, sam, 'claimReview', ['DOCUMENT', checkId])).error?.name).toBe(
      'ResourceNotFoundError',
    )
  })
})

it(
  'one of many who take the same at once has it, and all others are told who',
  { timeout: 60_000 },
  async () => {
    const staff = await crowd(t, 24, false)
    await t.db.updateTable('users').set({ permissions }).where('name', '=', 'Race').execute()
    await t.db
      .updateTable('sessions')
      .set({ expires_at: t.services.now().add({ hours: 1 }) })
      .execute()
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(staff.map(({ browser }) => take(browser)))
      const winners = staff.filter((_, index) => answers[index]?.error === null)
      expect(winners).toHaveLength(1)
      const losers = answers.filter(({ error }) => error !== null)
      expect(new Set(losers.map(({ error }) => error?.reason))).toEqual(new Set(['CLAIMED_BY_ANOTHER']))
      expect(losers.every(({ claim }) => claim?.isOwn === false && claim.until > '2026')).toBe(true)
      expect(await log()).toHaveLength(2 * round + 1)
      await giveBack(given(winners[0]).browser)
    }
    await claimReview(t, sam, 'IDENTITY', checkId)
  },
)
