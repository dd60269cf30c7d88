import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { emailOf, marksLeft, startErasureStage } from '../../../../test/erasure-stage.ts'
import { asOwner } from '../../../../test/as-owner.ts'
import { given } from '../../../../test/builders.ts'
import { markOf } from '../../../../test/everything-stored.ts'
import { openProvider, type TestProvider } from '../../../../test/paying-app.ts'
import { type LocalYousign, startLocalYousign } from '../../kernel/adapters/signing/local-yousign.ts'
import { checkAuditLog } from '../../kernel/audit/actions.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'

const apiKey = 'key-of-the-test'
let cards: TestProvider
let signing: LocalYousign
const stage = startErasureStage(async () => {
  cards = await openProvider({ now: () => stage.t.services.now() })
  signing = await startLocalYousign({ apiKey, webhookSecret: 'secret' })
  const yousign = { url: signing.url, apiKey, webhookSecret: 'secret', isTest: true }
  return { payments: cards.payments, config: { yousign } }
})
afterEach(() => {
  signing.fail = null
  signing.requests.clear()
  stage.t.setNow(null)
})
afterAll(async () => {
  await cards.payments.close()
  await signing.close()
})

type Ended = 'EXPIRED' | 'FINISHED'

/** A landlord with everything, an account at the card provider, and a signature request that has ended so. */
async function landlordAtProviders(status: Ended, there: 'expired' | 'done' | 'ongoing') {
  const { id } = await stage.everything('landlord')
  const opened = await cards.payments.createAccount({
    landlordId: id,
    email: emailOf('landlord'),
    country: 'DE',
    key: crypto.randomUUID(),
  })
  const account = opened.kind === 'KNOWN' ? opened.value.externalId : ''
  const request = crypto.randomUUID()
  signing.requests.set(request, {
    id: request,
    externalId: 'offer',
    status: there,
    document: null,
    signers: [],
    declinedBy: null,
  })
  await asOwner(stage.t.db, async (trx) => {
    await trx
      .updateTable('payout_accounts')
      .set({ provider: 'LOCAL', mode: 'TESTING', external_id: account, status: 'ACTIVE' })
      .execute()
    await trx
      .updateTable('signature_procedures')
      .set({ provider: 'YOUSIGN', is_test: true, external_id: request, status })
      .execute()
  })
  return { id, account, request }
}

async function deleteThere() {
  await inTransaction(await stage.t.ctxFor(null), (trx) =>
    stage.t.services.enqueue(trx, 'deleteAtProviders', {}),
  )
  await stage.t.runJobs()
}

const noted = () => stage.t.db.selectFrom('provider_deletions').selectAll().orderBy('provider').execute()

const isKnown = async (account: string) => (await cards.payments.findAccount(account)).kind === 'KNOWN'

describe('what providers have of somebody who was erased', () => {
  it('goes there, is asked for again, and the staff see it', async () => {
    const { id, account, request } = await landlordAtProviders('EXPIRED', 'expired')
    await stage.erase(id)
    expect((await noted()).map(({ provider, external_id }) => [provider, external_id])).toEqual([
      ['LOCAL', account],
      ['YOUSIGN', request],
    ])
    expect(await isKnown(account)).toBe(true)
    await deleteThere()
    expect(await isKnown(account)).toBe(false)
    expect(signing.requests.has(request)).toBe(false)
    for (const one of await noted())
      expect(one).toMatchObject({ external_id: null, tries: 1, failure: '', was_there: true })
    expect((await marksLeft(stage.t.db)).has(markOf('payout_accounts', 'external_id'))).toBe(false)
    expect((await checkAuditLog(stage.t.db, stage.t.services.config.secret, null)).breaks).toEqual([])
    await stage.t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
    const query = '{ deletionRequests { nodes { providers { provider failure wasThere provenAt } } } }'
    const seen = await stage.t.graphql(query, {}, await stage.t.login('books@mezzo.example'))
    const gone = { failure: '', wasThere: true, provenAt: expect.any(String) }
    expect(seen.data).toEqual({
      deletionRequests: {
        nodes: [
          {
            providers: expect.arrayContaining([
              { provider: 'LOCAL', ...gone },
              { provider: 'YOUSIGN', ...gone },
            ]),
          },
        ],
      },
    })
    // A second run finds nothing more to do.
    await deleteThere()
    expect((await noted()).map(({ tries }) => tries)).toEqual([1, 1])
  })

  it('is tried again later where they refuse or are not there', async () => {
    const { id, account, request } = await landlordAtProviders('EXPIRED', 'expired')
    await stage.erase(id)
    signing.fail = { status: 503 }
    cards.local.upset({ on: `DELETE /v1/accounts/${account}`, status: 500 })
    const now = stage.t.services.now().add({ minutes: 1 })
    stage.t.setNow(now)
    await deleteThere()
    const [card, contract] = await noted()
    expect(given(card)).toMatchObject({ tries: 1, proven_at: null, external_id: account })
    expect(given(card).failure).toMatch(/500/)
    expect(given(contract)).toMatchObject({ tries: 1, proven_at: null, external_id: request })
    expect(given(contract).failure).toMatch(/503/)
    expect(now.until(given(contract).due_at).total('minutes')).toBeCloseTo(60, 0)
    signing.fail = null
    await deleteThere()
    expect((await noted()).map(({ tries }) => tries)).toEqual([1, 1])
    stage.t.setNow(now.add({ hours: 2 }))
    await deleteThere()
    expect((await noted()).map(({ tries, was_there: was }) => [tries, was])).toEqual([
      [2, true],
      [2, true],
    ])
  })

  it('is taken for gone where they did it and the answer was lost', async () => {
    const { id, account, request } = await landlordAtProviders('EXPIRED', 'expired')
    await stage.erase(id)
    signing.requests.delete(request)
    cards.local.upset({ on: `DELETE /v1/accounts/${account}`, lose: true })
    await deleteThere()
    stage.t.setNow(stage.t.services.now().add({ hours: 2 }))
    await deleteThere()
    for (const one of await noted())
      expect(one).toMatchObject({ was_there: false, external_id: null, failure: '' })
    expect(await isKnown(account)).toBe(false)
  })

  it('is ended first where it is still open there', async () => {
    const { id, request } = await landlordAtProviders('EXPIRED', 'ongoing')
    await stage.erase(id)
    await deleteThere()
    expect(signing.requests.has(request)).toBe(false)
    expect(given((await noted())[1])).toMatchObject({ was_there: true })
  })

  it('stays, where both have signed, until the years of the contract are over', async () => {
    const { id, request } = await landlordAtProviders('FINISHED', 'done')
    await stage.erase(id)
    await deleteThere()
    expect(signing.requests.has(request)).toBe(true)
    const signed = given((await noted())[1])
    // The stay ended in May 2020.
    expect(signed).toMatchObject({ tries: 0, proven_at: null })
    expect(signed.due_at.toString()).toBe('2028-12-31T23:00:00Z')
    stage.t.setNow('2029-01-01T01:00:00Z')
    await deleteThere()
    expect(signing.requests.has(request)).toBe(false)
  })
})
