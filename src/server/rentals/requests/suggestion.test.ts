import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest, shownDates } from '../../../../test/request-commands.ts'
import { createStage, joinAsLimited, requestInput } from '../../../../test/builders.ts'
import { declineSilentRequests } from './deadline-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => {
  app.setNow(null)
  return app.reset()
})
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const asked = ['2030-02-01', '2030-04-30'] as const
const other = { from: '2030-02-15', to: '2030-05-15' }

async function ask(options: Parameters<typeof createStage>[1] = {}): Promise<Stage & { id: string }> {
  const stage = await createStage(app, options)
  return { ...stage, id: await sendRequest(app, stage, ...asked) }
}

const suggest = ({ landlord, id }: Stage & { id: string }, days = other, message = '') =>
  command(app, landlord, 'suggestDates', { id, ...days, message })

const storedOf = (id: string) =>
  app.db.selectFrom('listing_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const mailsOf = async (template: string) =>
  (await app.db.selectFrom('mails').select(['to', 'text']).where('template', '=', template).execute()).map(
    ({ to, text }) => `${to} ${text}`,
  )

const check = async ({ landlord, id }: Stage & { id: string }, days: { from: string; to: string }) => {
  const answer = await app.graphql<{ verdict: { value: boolean; reason: string | null } }>(
    `query($id: ID!, $from: Day!, $to: Day!) {
      verdict: checkSuggestedDates(listingRequestId: $id, from: $from, to: $to) { value reason } }`,
    { id, ...days },
    landlord,
  )
  return answer.data.verdict.reason
}

describe('suggesting other dates', () => {
  it('leaves the status, stops nobody, and tells the tenant with the words of the landlord', async () => {
    const stage = await ask()
    const before = await storedOf(stage.id)
    expect((await suggest(stage, other, 'Two weeks later would be perfect.')).error).toBeNull()
    const after = await storedOf(stage.id)
    expect(after).toMatchObject({ status_type: before.status_type, landlord_status: 'OPEN' })
    expect(after.auto_decline_at).toEqual(after.tenant_answer_until)
    // The time that runs is the tenant's now: nothing runs out for the landlord.
    expect(before.needs_until).toEqual(before.auto_decline_at)
    expect(after.needs_until).toBeNull()
    const [mail] = await mailsOf('datesSuggested')
    expect(mail).toContain('amelie@mezzo.example')
    expect(mail).toContain('Two weeks later would be perfect.')
    expect(mail).toContain('15 February 2030')
    const { data } = await app.graphql<{ tenantRequest: unknown }>(
      `query($id: ID!) { tenantRequest(listingRequestId: $id) {
        suggestion { from to message } canAnswerSuggestion { value } tenantStatus from to } }`,
      { id: stage.id },
      stage.tenant,
    )
    expect(data.tenantRequest).toEqual({
      suggestion: { ...other, message: 'Two weeks later would be perfect.' },
      canAnswerSuggestion: { value: true },
      tenantStatus: 'CONFIRMING_AVAILABILITY',
      from: asked[0],
      to: asked[1],
    })
  })

  it.each([
    ['BELOW_MINIMUM', { from: '2030-03-01', to: '2030-04-30' }],
    ['ABOVE_MAXIMUM', { from: '2030-01-02', to: '2030-09-30' }],
    ['UNCHANGED', { from: asked[0], to: asked[1] }],
    ['OVER_30_DAYS', { from: asked[0], to: '2030-05-31' }],
    ['UNAVAILABLE', { from: asked[0], to: '2030-05-10' }],
    [null, { from: asked[0], to: '2030-05-05' }],
  ])('%s: the live verdict and the command say the same', async (reason, days) => {
    const stage = await ask({ group: { min_booking_duration: 3, max_booking_duration: 6 } })
    await app.db
      .insertInto('blocks')
      .values({
        listing_id: stage.unitIds[0] ?? '',
        group_id: stage.groupId,
        landlord_id: stage.landlordId,
        days: '[2030-05-06,2030-05-21)',
        source: 'own',
        reason: 'RENTED_ELSEWHERE',
      })
      .execute()
    expect(await check(stage, days)).toBe(reason)
    const answer = await suggest(stage, days)
    expect(answer.error?.reason ?? null).toBe(reason)
    expect((await storedOf(stage.id)).suggested_from === null).toBe(reason !== null)
  })

  it('may begin today, not before', async () => {
    app.setNow('2030-02-01T12:00:00Z')
    const stage = await ask()
    app.setNow('2030-02-03T12:00:00Z')
    const days = (from: string) => ({ from, to: '2030-05-02' })
    const mayBegin = async (from: string) => [
      await check(stage, days(from)),
      (await suggest(stage, days(from))).error?.reason ?? null,
    ]
    expect(await mayBegin('2030-02-02')).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
    expect(await mayBegin('2030-02-03')).toEqual([null, null])
  })

  it('is no more possible once the request is answered, and not in a second chance', async () => {
    const stage = await ask()
    await app.db.updateTable('listing_requests').set({ status_type: 'SECOND_CHANCE' }).execute()
    expect((await suggest(stage)).error?.reason).toBe('SECOND_CHANCE')
    await command(app, stage.landlord, 'acceptListingRequest', { id: stage.id })
    expect((await suggest(stage)).error?.reason).toBe('ALREADY_ANSWERED')
  })

  it('is an answer about availability, so limited access is enough', async () => {
    const stage = await ask()
    const limited = await joinAsLimited(app, stage)
    expect((await suggest({ ...stage, landlord: limited })).error).toBeNull()
  })
})

describe('the answer to a suggestion', () => {
  it('taken: the dates and the rent change, and the tenant has 72 hours to confirm', async () => {
    const stage = await ask()
    await suggest(stage, { from: '2030-02-15', to: '2030-03-31' })
    const before = await storedOf(stage.id)
    const taken = await command(app, stage.tenant, 'takeSuggestedDates', { id: stage.id })
    expect(taken).toMatchObject({ error: null, request: { tenantStatus: 'CONFIRM_TENANT_INTEREST' } })
    const after = await storedOf(stage.id)
    expect(after).toMatchObject({ status_type: 'AVAILABLE', suggested_from: null, auto_decline_at: null })
    expect([after.from, after.to]).toEqual(['2030-02-15', '2030-03-31'])
    expect(after.total_rent).toBeLessThan(before.total_rent)
    expect(await mailsOf('datesTaken')).toHaveLength(1)
    expect(await mailsOf('requestAccepted')).toHaveLength(1)
    expect((await command(app, stage.tenant, 'confirmTenantInterest', { id: stage.id })).error).toBeNull()
    const held = await app.db.selectFrom('occupancies').select('days').executeTakeFirstOrThrow()
    expect(held.days).toBe('[2030-02-15,2030-04-01)')
  })

  it('taken: exactly what was shown, or nothing', async () => {
    const stage = await ask()
    await suggest(stage)
    const seen = await shownDates(app, stage.tenant, stage.id)
    expect(seen).toMatchObject(other)
    // The landlord thinks again while the tenant's page is open.
    await suggest(stage, { from: '2030-02-20', to: '2030-05-20' })
    for (const shown of [seen, { ...seen, from: '2030-02-20', to: '2030-05-20', totalRent: 1 }]) {
      const refused = await command(app, stage.tenant, 'takeSuggestedDates', { id: stage.id, seen: shown })
      expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    }
    expect(await storedOf(stage.id)).toMatchObject({ status_type: 'AV_CHECK' })
    const shown = await shownDates(app, stage.tenant, stage.id)
    const done = await command(app, stage.tenant, 'takeSuggestedDates', { id: stage.id, seen: shown })
    expect(done.error).toBeNull()
    const stored = await storedOf(stage.id)
    expect([stored.from, stored.total_rent]).toEqual(['2030-02-20', shown.totalRent])
  })

  it.each(['CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH'] as const)(
    'shows the rent by the way the listing counts: %s',
    async (method) => {
      const stage = await ask({ group: { invoice_calculation_method: method } })
      await suggest(stage, { from: '2030-02-11', to: '2030-04-30' })
      const shown = await shownDates(app, stage.tenant, stage.id)
      await command(app, stage.tenant, 'takeSuggestedDates', { id: stage.id, seen: shown })
      expect((await storedOf(stage.id)).total_rent).toBe(shown.totalRent)
    },
  )

  it('taken too late: the days went to somebody else', async () => {
    const stage = await ask()
    await suggest(stage)
    await app.db
      .insertInto('blocks')
      .values({
        listing_id: stage.unitIds[0] ?? '',
        group_id: stage.groupId,
        landlord_id: stage.landlordId,
        days: '[2030-05-10,2030-05-21)',
        source: 'own',
        reason: 'RENTED_ELSEWHERE',
      })
      .execute()
    const taken = await command(app, stage.tenant, 'takeSuggestedDates', { id: stage.id })
    expect(taken.error?.name).toBe('BookingConflictError')
    expect((await storedOf(stage.id)).from).toBe(asked[0])
  })

  it('refused: the request ends for that reason', async () => {
    const stage = await ask()
    await suggest(stage)
    const refused = await command(app, stage.tenant, 'refuseSuggestedDates', { id: stage.id })
    expect(refused).toMatchObject({ error: null, request: { tenantStatus: 'TENANT_WITHDREW' } })
    expect(await storedOf(stage.id)).toMatchObject({
      status_reason: 'LANDLORD_SUGGESTED_NEW_DATES',
      decline_reason: 'LANDLORD_SUGGESTED_NEW_DATES',
      landlord_status: 'OTHER',
    })
    expect(await mailsOf('datesRefused')).toHaveLength(1)
    expect((await command(app, stage.tenant, 'takeSuggestedDates', { id: stage.id })).error?.reason).toBe(
      'ENDED',
    )
  })

  it('none: the request ends without blaming the landlord, once', async () => {
    const stage = await ask()
    await suggest(stage)
    app.setNow(app.services.now().add({ hours: 73 }))
    const system = await app.ctxFor(null)
    await declineSilentRequests(system)
    await declineSilentRequests(system)
    expect(await storedOf(stage.id)).toMatchObject({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'LANDLORD_SUGGESTED_NEW_DATES',
      decline_reason: 'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE',
    })
    expect(await mailsOf('suggestionLapsed')).toHaveLength(1)
    expect(await mailsOf('suggestionUnanswered')).toHaveLength(1)
    expect(await mailsOf('answerTimeOver')).toEqual([])
  })

  it('is over when the landlord says yes to the asked dates after all', async () => {
    const stage = await ask()
    await suggest(stage)
    await command(app, stage.landlord, 'acceptListingRequest', { id: stage.id })
    const taken = await command(app, stage.tenant, 'takeSuggestedDates', { id: stage.id })
    expect(taken.error?.reason).toBe('ALREADY_ANSWERED')
    expect(await storedOf(stage.id)).toMatchObject({ suggested_from: null, status_type: 'AVAILABLE' })
  })

  it('belongs to the tenant who asked', async () => {
    const stage = await ask()
    await suggest(stage)
    await app.createUser({ email: 'noor@mezzo.example' })
    const noor = await app.login('noor@mezzo.example')
    for (const name of ['takeSuggestedDates', 'refuseSuggestedDates'] as const)
      expect((await command(app, noor, name, { id: stage.id })).error?.name).toBe('ResourceNotFoundError')
    const again = { input: requestInput(stage.groupId, ...asked) }
    expect((await command(app, noor, 'sendBookingRequest', again)).error).toBeNull()
  })
})
