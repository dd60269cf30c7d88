import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given, landlordStatusOf } from '../../../../test/builders.ts'
import { completeStage } from '../../../../test/complete-stage.ts'
import { mcpSteps } from '../../../../test/mcp-steps.ts'
import { command } from '../../../../test/request-commands.ts'
import { ACCESS_SCOPES } from '../../../domain/catalogue/people.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())
afterEach(() => t.setNow(null))

const { tokenOf, call, asking } = mcpSteps(() => t)

describe('a change', () => {
  it('is a dry run first, which says what would follow and changes nothing', async () => {
    const { token, named } = await asking()
    const before = await t.db.selectFrom('audit_log').select('id').execute()
    const shown = await call(token, 'accept_request', named)
    expect(shown).toMatchObject({
      done: false,
      wouldChange: 'The request is accepted; the tenant is told and has 72 hours.',
      digest: expect.any(String) as string,
      now: { request: { landlordStatus: 'OPEN', declines: [], unitOfOtherRent: null } },
    })
    expect(await landlordStatusOf(t.db, named.listingRequestId)).toBe('OPEN')
    expect(await t.db.selectFrom('audit_log').select('id').execute()).toEqual(before)
  })

  it('is done by the digest, once, by the token, as the log says', async () => {
    const { token, named, landlordId } = await asking()
    const { digest } = await call(token, 'accept_request', named)
    const first = await call(token, 'accept_request', { ...named, digest })
    expect(first).toMatchObject({ done: true, listingRequest: { id: named.listingRequestId } })
    const entries = () =>
      t.db
        .selectFrom('audit_log')
        .select(['actor_id', 'via'])
        .where('action', '=', 'acceptListingRequest')
        .execute()
    expect(await entries()).toEqual([{ actor_id: landlordId, via: 'ACCESS_TOKEN' }])
    t.setNow(t.services.now().add({ minutes: 30 }))
    expect(await call(token, 'accept_request', { ...named, digest })).toEqual(first)
    expect(await entries()).toHaveLength(1)
  })

  it('is refused by a digest of other arguments, another tool, another token, or none of ours', async () => {
    const { token, named, landlordId, groupId } = await asking()
    const { digest } = await call(token, 'accept_request', named)
    const other = await tokenOf(landlordId, ACCESS_SCOPES)
    const swapped = { listingRequestId: named.listingRequestId, bookingRequestId: groupId }
    const answers = [
      await call(token, 'accept_request', { ...swapped, digest }),
      await call(token, 'suggest_dates', { ...named, from: '2030-02-02', to: '2030-04-30', digest }),
      await call(other, 'accept_request', { ...named, digest }),
      await call(token, 'accept_request', { ...named, digest: `${given(digest)}x` }),
      await call(token, 'accept_request', { ...named, digest: '' }),
    ]
    expect(answers.map(({ error }) => error?.reason)).toEqual(Array(5).fill('DIGEST_UNKNOWN'))
    expect(await landlordStatusOf(t.db, named.listingRequestId)).toBe('OPEN')
  })

  it('is refused once ten minutes are over', async () => {
    t.setNow('2030-01-01T09:00:00Z')
    const { token, named } = await asking()
    const { digest } = await call(token, 'accept_request', named)
    t.setNow('2030-01-01T09:10:00Z')
    expect(await call(token, 'accept_request', { ...named, digest })).toMatchObject({
      error: { reason: 'DIGEST_OVER' },
    })
    expect(await landlordStatusOf(t.db, named.listingRequestId)).toBe('OPEN')
  })

  it('is refused once something has changed, and shown anew', async () => {
    const { token, named, tenant } = await asking()
    const suggestion = { ...named, from: '2030-02-03', to: '2030-04-30' }
    const { digest } = await call(token, 'accept_request', named)
    const suggested = await call(token, 'suggest_dates', suggestion)
    expect(await call(token, 'suggest_dates', { ...suggestion, digest: suggested.digest })).toMatchObject({
      done: true,
    })
    expect(await call(token, 'accept_request', { ...named, digest })).toMatchObject({
      error: { reason: 'CONSEQUENCES_CHANGED' },
    })
    await command(t, tenant, 'withdrawListingRequest', { id: named.listingRequestId })
    const over = await call(token, 'accept_request', named)
    expect([over.digest, over.error?.name]).toEqual([undefined, 'ConditionNotMetError'])
  })

  it('says that no free home costs what was asked, and is shown anew where that is so only since', async () => {
    const { token, named, unitIds } = await asking()
    const { digest } = await call(token, 'accept_request', named)
    const read = async () => (await call(token, 'get_request', named)).landlordListingRequest
    expect(await read()).toMatchObject({ unitOfOtherRent: null })
    const [unit] = await t.db
      .updateTable('listings')
      .set({ price: 190_050 })
      .where('id', '=', given(unitIds[0]))
      .returning('apartment_name as name')
      .execute()
    const unitOfOtherRent = { unitName: given(unit).name, rent: 190_050, asked: 150_000 }
    expect(await read()).toMatchObject({ unitOfOtherRent })
    expect(await call(token, 'accept_request', { ...named, digest })).toMatchObject({
      error: { reason: 'CONSEQUENCES_CHANGED' },
    })
    const shown = await call(token, 'accept_request', named)
    expect(shown).toMatchObject({ now: { request: { currency: 'EUR', unitOfOtherRent } } })
    expect(shown.wouldChange).toBe(
      `The request is accepted; the tenant is told and has 72 hours. No free unit costs the 1500.00 EUR a month that were asked for: the contract would be made for ${given(unit).name}, which costs 1900.50 EUR, and the rent stays as it was asked for.`,
    )
    const done = await call(token, 'accept_request', { ...named, digest: shown.digest })
    expect(done).toMatchObject({ done: true })
  })

  it('says who would be declined, and declines exactly those', async () => {
    const { token, named, unitIds, groupId } = await asking()
    const block = { listingIds: unitIds, from: '2030-02-10', to: '2030-02-20', reason: 'OWN_USE' }
    const shown = await call(token, 'block_days', block)
    expect(shown).toMatchObject({
      done: false,
      now: { plan: { declines: [{ listingRequestId: named.listingRequestId, wouldBeDeclined: true }] } },
    })
    const done = await call(token, 'block_days', { ...block, digest: shown.digest })
    expect(done).toMatchObject({ done: true })
    expect(await landlordStatusOf(t.db, named.listingRequestId)).toBe('OTHER')
    const seen = await call(token, 'get_availability', { groupId, from: '2030-02-01', to: '2030-03-01' })
    expect(JSON.stringify(seen)).toContain('2030-02-10')
  })

  it('declines a request with its reason, and refuses one that lacks something', async () => {
    const { token, named, groupId } = await asking()
    const { declineReasons } = (await call(token, 'get_request', named)).landlordListingRequest as {
      declineReasons: { value: string; explanationRequired: boolean; blocksRequired: boolean }[]
    }
    const simple = given(declineReasons.find((one) => !one.explanationRequired && !one.blocksRequired))
    const wordy = given(declineReasons.find((one) => one.explanationRequired))
    const about = { ...named, groupId }
    const lacking = { ...about, reason: wordy.value }
    const shown = await call(token, 'decline_request', lacking)
    expect(await call(token, 'decline_request', { ...lacking, digest: shown.digest })).toMatchObject({
      error: { name: 'ValidationError' },
    })
    const plain = { ...about, reason: simple.value }
    const { digest } = await call(token, 'decline_request', plain)
    expect(await call(token, 'decline_request', { ...plain, digest })).toMatchObject({ done: true })
    expect(await landlordStatusOf(t.db, named.listingRequestId)).toBe('OTHER')
  })

  it('takes a home out and says whom that leaves without one', async () => {
    const { token, groupId } = await asking()
    const wrong = await call(token, 'unpublish_listing', { groupId, reasonKey: 'no such reason' })
    expect(wrong).toMatchObject({
      error: { reason: 'UNKNOWN_REASON' },
      now: { reasons: expect.any(Array) as [] },
    })
    const { reasons } = wrong.now as { reasons: { key: string; explanationRequired: boolean }[] }
    const { key: reasonKey } = given(reasons.find((one) => !one.explanationRequired))
    const asked = { groupId, reasonKey, declineRequests: false }
    const shown = await call(token, 'unpublish_listing', asked)
    expect(shown).toMatchObject({ now: { consequences: { units: 1, unitsLeft: 0 } } })
    expect(await call(token, 'unpublish_listing', { ...asked, digest: shown.digest })).toMatchObject({
      done: true,
      listing: { published: false },
    })
  })

  it('publishes a home that misses nothing, by the digest alone', async () => {
    t.setNow('2026-05-10T09:00:00Z')
    const { landlordId, groupId } = await completeStage(t, 2)
    await t.db.updateTable('listings').set({ published: false }).execute()
    const token = await tokenOf(landlordId, ACCESS_SCOPES)
    const shown = await call(token, 'publish_listing', { groupId })
    expect(shown).toMatchObject({ done: false, now: { publishing: { gaps: [], unitsToPublish: 2 } } })
    const published = async () =>
      (await t.db.selectFrom('listings').select('published').execute()).map((unit) => unit.published)
    expect(await published()).toEqual([false, false])
    const done = await call(token, 'publish_listing', { groupId, digest: shown.digest })
    expect(done).toMatchObject({ done: true, listing: { published: true } })
    expect(await published()).toEqual([true, true])
  })

  it('does not publish a home of which something is missing, and says what', async () => {
    const { groupId, token } = await asking()
    await t.db.updateTable('listings').set({ published: false }).execute()
    const shown = await call(token, 'publish_listing', { groupId })
    expect(shown.digest).toBeUndefined()
    expect(shown).toMatchObject({
      error: { name: 'ConditionNotMetError' },
      now: { publishing: { gaps: expect.arrayContaining([{ gap: 'PHOTO', step: 'photos' }]) as object[] } },
    })
  })
})
