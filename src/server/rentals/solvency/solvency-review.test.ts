import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { handInAs, review } from '../../../../test/document-stage.ts'
import { command } from '../../../../test/request-commands.ts'
import {
  accept,
  acceptAll,
  checkOf,
  decide,
  type Decision,
  goOn,
  mailsTo,
  objectTo,
  openOf,
  solvencyStage,
  type SolvencyStage,
  statusOf,
  take,
  takeAndDecide,
} from '../../../../test/solvency-stage.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-21T09:00:00Z')
})
afterAll(() => t.close())

describe('somebody of the staff', () => {
  it('sees the documents to look at, and decides what they have taken, once', async () => {
    const stage = await solvencyStage(t)
    await acceptAll(t, stage)
    const { staff, other, requestId } = stage
    const { id } = given(await checkOf(t, requestId))
    const query = `query($id: ID!) { answer: solvencyCheckToDecide(id: $id) { firstName lastName verifiedName paidBy
      monthlyRent currency isGuarantors errorTypes documents { type fileId } } }`
    const { data } = await t.graphql<{ answer: { documents: { fileId: string }[] } }>(query, { id }, staff)
    expect(data.answer).toEqual({
      firstName: 'Amélie',
      lastName: 'Fournier',
      verifiedName: null,
      paidBy: 'SELF',
      monthlyRent: 150_000,
      currency: 'EUR',
      isGuarantors: false,
      errorTypes: ['INCOMPLETE_DATA', 'NAME_MISMATCH', 'DOCUMENT_TOO_OLD'],
      documents: [{ type: 'BANK_STATEMENT', fileId: expect.any(String) }],
    })
    const open = async (as: Browser) =>
      (await t.send(as, { method: 'GET', url: `/api/tenant-documents/${data.answer.documents[0]?.fileId}` }))
        .statusCode
    expect(await open(staff)).toBe(409)
    expect((await decide(t, staff, requestId)).error?.reason).toBe('CLAIM_NEEDED')
    expect(await take(t, staff, requestId)).toBeNull()
    expect([await open(staff), await open(other)]).toEqual([200, 409])
    expect(await take(t, other, requestId)).toBe('CLAIMED_BY_ANOTHER')
    expect((await decide(t, other, requestId)).error?.reason).toBe('CLAIMED_BY_ANOTHER')
    const key = randomUUID()
    const answers = await Promise.all([
      decide(t, staff, requestId, { key }),
      decide(t, other, requestId),
      decide(t, staff, requestId, { key }),
    ])
    expect(answers.map((answer) => answer.error?.reason ?? null)).toEqual([null, expect.any(String), null])
    expect((await decide(t, staff, requestId)).error?.reason).toBe('ALREADY_ANSWERED')
    expect(await checkOf(t, requestId)).toMatchObject({
      status: 'SUCCESSFUL',
      cover_tenths: 21,
      monthly_rent: 150_000,
    })
    const { count } = await t.db
      .selectFrom('booking_offers')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it.each<[string, Decision, object]>([
    ['no figure', { incomes: [] }, { incomes: 'solvency.incomes.missing' }],
    ['thirteen months', { incomes: [{ amount: 1, months: 13 }] }, { incomes: 'solvency.incomes.invalid' }],
    ['a negative income', { incomes: [{ amount: -1, months: 1 }] }, { incomes: 'solvency.incomes.invalid' }],
    [
      'an error that only the provider makes',
      { errorType: 'KLIPPA_ERROR' },
      { errorType: 'solvency.errorType.invalid' },
    ],
    [
      'an error of currencies',
      { errorType: 'CURRENCY_NOT_EURO' },
      { errorType: 'solvency.errorType.invalid' },
    ],
  ])('can’t say %s', async (_, decision, fields) => {
    const stage = await solvencyStage(t)
    await acceptAll(t, stage)
    await take(t, stage.staff, stage.requestId)
    expect((await decide(t, stage.staff, stage.requestId, decision)).error).toMatchObject({
      name: 'ValidationError',
      fields,
    })
    expect(await checkOf(t, stage.requestId)).toMatchObject({ status: 'IN_PROGRESS' })
  })

  it('waits while the tenant’s new document waits for a look', async () => {
    const stage = await solvencyStage(t)
    await acceptAll(t, stage)
    const order = { type: 'BANK_STATEMENT', name: 'fresh.pdf', content: '%PDF-1.7 fresh' }
    const fresh = await handInAs(t, stage.tenant, stage.requestId, order)
    await take(t, stage.staff, stage.requestId)
    expect((await decide(t, stage.staff, stage.requestId)).error?.reason).toBe('NOT_YET_CHECKED')
    await review(t, stage.staff, fresh)
    expect((await decide(t, stage.staff, stage.requestId)).error).toBeNull()
  })
})

describe('a check that failed refuses nobody', () => {
  async function failed(errorType = 'NAME_MISMATCH'): Promise<SolvencyStage> {
    const stage = await solvencyStage(t)
    await acceptAll(t, stage)
    await takeAndDecide(t, stage.staff, stage.requestId, { errorType })
    return stage
  }

  it.each(['INCOMPLETE_DATA', 'NAME_MISMATCH', 'DOCUMENT_TOO_OLD'])(
    '%s: the tenant is told why, the landlord decides',
    async (errorType) => {
      const { requestId, tenant } = await failed(errorType)
      expect(await checkOf(t, requestId)).toMatchObject({ status: 'FAILED', error_type: errorType })
      expect(await openOf(t, tenant, 'tenant', requestId)).toEqual(['SOLVENCY LANDLORD'])
      expect(await mailsTo(t, 'amelie@mezzo.example')).toContain('incomeNotConfirmed')
      expect(await mailsTo(t, 'jana@mezzo.example')).toContain('incomeUnconfirmed')
      t.setNow('2027-01-21T09:00:00Z')
      await t.runJobs()
      expect(await statusOf(t, requestId)).toBe('TENANT_VERIFICATION')
      const { error: refused } = await goOn(t, await t.login('jana@mezzo.example'), requestId)
      expect(refused).toBeNull()
      expect(await statusOf(t, requestId)).toBe('CREATING_CONTRACT')
    },
  )

  it('begins anew with another document of income', async () => {
    const stage = await failed()
    t.setNow('2026-11-21T10:00:00Z')
    await accept(t, stage, 'BANK_STATEMENT', 'other.pdf')
    expect(await checkOf(t, stage.requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      run: 2,
      error_type: null,
    })
    await takeAndDecide(t, stage.staff, stage.requestId)
    expect(await statusOf(t, stage.requestId)).toBe('CREATING_CONTRACT')
  })

  it('is looked at again by somebody else, with the tenant’s words, once', async () => {
    const stage = await failed()
    const { tenant, staff, other, requestId } = stage
    expect((await objectTo(t, tenant, requestId, ' ')).error).toMatchObject({
      fields: { text: 'solvency.objection.missing' },
    })
    expect((await objectTo(t, tenant, requestId)).error).toBeNull()
    expect(await checkOf(t, requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      objection: 'My bonus of May is missing.',
    })
    expect(await take(t, staff, requestId)).toBe('DECIDED_BEFORE')
    expect((await decide(t, staff, requestId)).error?.reason).toBe('DECIDED_BEFORE')
    await takeAndDecide(t, other, requestId, { errorType: 'INCOMPLETE_DATA' })
    expect((await objectTo(t, tenant, requestId)).error?.reason).toBe('ALREADY_OBJECTED')
  })

  it('needs the landlord until it is decided, objected to or begins anew', async () => {
    const stage = await failed()
    const { landlord, tenant, requestId } = stage
    const step = 'nextStep { kind needsYou verdict { value } }'
    const needs = async () => {
      const query = `{ needsYou { totalCount nodes { ${step} } } list: landlordListingRequests(filter: NEEDS_YOU) { totalCount } }`
      const { data } = await t.graphql<{
        needsYou: { totalCount: number; nodes: { nextStep: object }[] }
        list: { totalCount: number }
      }>(query, {}, landlord)
      return [data.needsYou.totalCount, data.list.totalCount, data.needsYou.nodes[0]?.nextStep ?? null]
    }
    const mine = { kind: 'GO_ON_WITHOUT_INCOME', needsYou: true, verdict: { value: true } }
    expect(await needs()).toEqual([1, 1, mine])
    await objectTo(t, tenant, requestId)
    expect(await needs()).toEqual([0, 0, null])
    await takeAndDecide(t, stage.other, requestId, { errorType: 'INCOMPLETE_DATA' })
    expect(await needs()).toEqual([1, 1, mine])
    t.setNow('2026-11-21T10:00:00Z')
    await accept(t, stage, 'BANK_STATEMENT', 'other.pdf')
    expect(await needs()).toEqual([0, 0, null])
    await takeAndDecide(t, stage.other, requestId, { errorType: 'INCOMPLETE_DATA' })
    expect((await goOn(t, landlord, requestId)).error).toBeNull()
    expect((await needs())[2]).not.toEqual(mine)
  })

  it('is the landlord’s alone to go on with, and only then', async () => {
    const waiting = await solvencyStage(t)
    expect((await goOn(t, waiting.landlord, waiting.requestId)).error?.reason).toBe('NOT_YET_CHECKED')
    expect((await goOn(t, waiting.tenant, waiting.requestId)).error).not.toBeNull()
    expect((await goOn(t, waiting.staff, waiting.requestId)).error).not.toBeNull()
  })
})

describe('in the queue of all checks', () => {
  async function queue(as: Browser) {
    const query = `{ answer: reviewQueue(kind: SOLVENCY) { counts { kind total } nodes { subjectId firstName since dueAt
      contractWaits canClaim { value reason } } } }`
    const { data } = await t.graphql<{ answer: { counts: object[]; nodes: object[] } }>(query, {}, as)
    return data.answer
  }

  it('an income stands once its documents are accepted, for as long as its request goes on', async () => {
    const stage = await solvencyStage(t)
    const { staff, tenant, requestId } = stage
    expect(await queue(staff)).toEqual({ counts: [], nodes: [] })
    await acceptAll(t, stage)
    const shown = {
      subjectId: given(await checkOf(t, requestId)).id,
      firstName: 'Amélie',
      since: '2026-11-21T09:00:00Z',
      dueAt: '2026-11-22T09:00:00Z',
      contractWaits: true,
      canClaim: { value: true, reason: null },
    }
    expect(await queue(staff)).toEqual({ counts: [{ kind: 'SOLVENCY', total: 1 }], nodes: [shown] })
    const order = { type: 'BANK_STATEMENT', name: 'fresh.pdf', content: '%PDF-1.7 fresh' }
    const fresh = await handInAs(t, tenant, requestId, order)
    expect((await queue(staff)).nodes).toEqual([])
    await review(t, staff, fresh)
    expect((await queue(staff)).nodes).toEqual([shown])
    await command(t, tenant, 'withdrawListingRequest', { id: requestId })
    expect((await queue(staff)).nodes).toEqual([])
  })

  it('one that its tenant objects to is taken by somebody else alone, contract or not', async () => {
    const stage = await solvencyStage(t)
    const { staff, other, tenant, requestId } = stage
    await acceptAll(t, stage)
    await takeAndDecide(t, staff, requestId)
    expect((await queue(staff)).nodes).toEqual([])
    expect((await objectTo(t, tenant, requestId)).error).toBeNull()
    const mine = { contractWaits: false, canClaim: { value: false, reason: 'DECIDED_BEFORE' } }
    expect((await queue(staff)).nodes).toEqual([expect.objectContaining(mine)])
    expect((await queue(other)).nodes).toEqual([
      expect.objectContaining({ canClaim: { value: true, reason: null } }),
    ])
  })
})
