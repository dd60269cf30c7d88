import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { type IdentityStage, identityStage } from '../../../../test/identity-stage.ts'
import { whileRefused } from '../../../../test/refused-changes.ts'
import { stageOf } from '../../../domain/people/identity-life.ts'
import { stageOfWord } from '../../../domain/people/identity-provider.ts'
import {
  type LocalVeriff,
  type LocalWebhook,
  type LocalWord,
  startLocalVeriff,
} from '../../kernel/adapters/identity/local-veriff.ts'
import { sessionSignature } from '../../kernel/adapters/identity/veriff.ts'
import { eraseIdentities } from './erase-actions.ts'
import { askIdentities, syncIdentity } from './provider-actions.ts'
import { createIdVerificationSession } from './session-actions.ts'

const apiKey = 'key-of-the-test'
const secret = 'secret-of-the-test'
let provider: LocalVeriff
let t: TestApp
beforeAll(async () => {
  provider = await startLocalVeriff({ apiKey, secret, now: () => t.services.now() })
  t = await buildTestApp({ config: { veriff: { url: provider.url, apiKey, secret, isTest: true } } })
})
beforeEach(() => t.setNow('2030-01-10T09:00:00Z'))
afterEach(async () => {
  await t.reset()
  provider.sessions.clear()
  provider.webhooks.length = 0
  provider.deletions.length = 0
  provider.fail = null
})
afterAll(async () => {
  t.setNow(null)
  await t.close()
  await provider.close()
})

const post = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  t.app.inject({ method: 'POST', url: '/api/webhooks/veriff', payload: body, headers })

async function deliver(webhooks: readonly LocalWebhook[]): Promise<void> {
  for (const webhook of webhooks) expect((await post(webhook)).statusCode).toBe(200)
  await t.runJobs()
}

async function begun(
  options?: Parameters<typeof identityStage>[1],
): Promise<IdentityStage & { sessionId: string }> {
  const stage = await identityStage(t, options)
  const { verificationStatus } = await stage.begin()
  return { ...stage, sessionId: given(verificationStatus).sessionId }
}

async function live(sessionId: string, words: readonly LocalWord[]): Promise<void> {
  for (const word of words) await provider.become(sessionId, word)
}

const row = () => t.db.selectFrom('id_verifications').selectAll().executeTakeFirstOrThrow()
const mails = async () => {
  const all = await t.db.selectFrom('mails').select('template').orderBy('id').execute()
  return all.map(({ template }) => template)
}
const later = async (hours: number) => {
  t.setNow(t.services.now().add({ minutes: Math.round(hours * 60) }))
  return t.ctxFor(null)
}

const lives: readonly (readonly LocalWord[])[] = [
  ['started'],
  ['started', 'submitted'],
  ['started', 'submitted', 'review'],
  ['started', 'submitted', 'approved'],
  ['started', 'submitted', 'declined'],
  ['started', 'submitted', 'approved', 'declined'],
  ['started', 'submitted', 'declined', 'approved'],
  ['started', 'submitted', 'resubmission_requested'],
  ['started', 'submitted', 'resubmission_requested', 'started'],
  ['started', 'submitted', 'resubmission_requested', 'started', 'submitted'],
  ['started', 'submitted', 'resubmission_requested', 'started', 'submitted', 'approved'],
  ['expired'],
  ['started', 'abandoned'],
]

describe('a session at the external provider', () => {
  it('is opened there with name and way back, and leads there', async () => {
    const stage = await begun()
    expect(provider.sessions.get(stage.sessionId)).toMatchObject({
      vendorData: stage.userId,
      person: { firstName: 'Jana', lastName: 'Keller' },
      callback: expect.stringContaining('/en/dashboard/onboarding/verification'),
    })
    expect((await stage.begin()).verificationStatus?.url).toBe(`${provider.url}/v/${stage.sessionId}`)
    expect(provider.sessions.size).toBe(1)
    expect(await stage.own()).toMatchObject({ provider: 'VERIFF', canAddPicture: false })
    expect((await stage.add('FRONT')).status).toBe(409)
    const page = await fetch(`${provider.url}/v/${stage.sessionId}`)
    expect(await page.text()).toContain('TEST: this proves nobody’s identity')
  })

  it.each(lives.map((words) => [words.join(' '), words] as const))(
    'that was %s is that here, whatever order the webhooks have',
    async (_, words) => {
      const stage = await begun()
      await live(stage.sessionId, words)
      const sent = [...provider.webhooks]
      await deliver([...sent.toReversed(), ...sent, ...sent.slice(0, 1)])
      expect(stageOf(await row())).toBe(stageOfWord(given(words.at(-1))))
      const told = await mails()
      await deliver(sent)
      await askIdentities(await later(2))
      expect(await mails()).toEqual(told)
    },
  )

  it('keeps what is needed of an approval, and nothing of a decline', async () => {
    const stage = await begun()
    const session = given(provider.sessions.get(stage.sessionId))
    session.document = {
      ...session.document,
      number: 'L01X00T47',
      dateOfBirth: '1988-05-02',
      type: 'PASSPORT',
    }
    await live(stage.sessionId, ['started', 'submitted', 'approved'])
    await deliver(provider.webhooks.splice(0))
    expect(await row()).toMatchObject({
      first_name: 'Jana',
      birth_date: '1988-05-02',
      expires_on: '2099-12-31',
      document: 'PASSPORT',
      method: 'EXTERNAL_PROVIDER',
      is_test: true,
    })
    // Red after green.
    await provider.become(stage.sessionId, 'declined', 102)
    await deliver(provider.webhooks.splice(0))
    expect(await row()).toMatchObject({
      status: 'DECLINED',
      failure_reason: 'NOT_GENUINE',
      first_name: '',
      birth_date: null,
      document_digest: null,
    })
    expect((await mails()).sort()).toEqual(['identityDeclined', 'identityVerified'])
    const events = await t.db.selectFrom('webhook_events').select('body').execute()
    expect(JSON.stringify(events)).not.toMatch(/Jana|1988|L01X00T47/)
  })

  it('is asked for when no webhook comes, and when a verdict is taken back in silence', async () => {
    const stage = await begun()
    await live(stage.sessionId, ['started', 'submitted', 'approved'])
    await askIdentities(await later(0.1))
    expect((await row()).status).toBeNull()
    await askIdentities(await later(0.1))
    expect((await row()).status).toBe('APPROVED')
    await provider.become(stage.sessionId, 'declined')
    await askIdentities(await later(1))
    expect((await row()).status).toBe('DECLINED')
  })

  it('has ended when the provider no longer knows it', async () => {
    const stage = await begun()
    provider.sessions.clear()
    await syncIdentity(await t.ctxFor(null), stage)
    expect((await row()).status).toBe('EXPIRED')
    expect((await stage.begin()).error).toBeNull()
  })

  it('stays as it is while the provider fails', async () => {
    const stage = await begun()
    await live(stage.sessionId, ['started', 'submitted', 'approved'])
    for (const status of [500, 503, 429, 401]) {
      provider.fail = { status }
      await expect(syncIdentity(await t.ctxFor(null), stage)).rejects.toThrow('did not')
    }
    expect((await row()).status).toBeNull()
    provider.fail = null
    await syncIdentity(await t.ctxFor(null), stage)
    expect((await row()).status).toBe('APPROVED')
  })

  it('isn’t begun while the provider can’t be reached, and nothing is stored', async () => {
    const stage = await identityStage(t)
    provider.fail = { status: 503 }
    expect((await stage.begin()).error).toMatchObject({ reason: 'IDENTITY_SERVICE_AWAY' })
    expect(await t.db.selectFrom('id_verifications').selectAll().execute()).toEqual([])
    provider.fail = null
    expect((await stage.begin()).error).toBeNull()
  })

  it('goes there again where it could not be stored, and nobody is asked to show a document in it', async () => {
    const stage = await identityStage(t)
    const ctx = await t.ctxFor(stage.userId)
    await whileRefused(t.db, ['insert', 'id_verifications'], async () => {
      await expect(createIdVerificationSession(ctx)).rejects.toThrow('refused meanwhile')
    })
    expect(provider.sessions.size).toBe(1)
    await eraseIdentities(await t.ctxFor(null))
    expect(provider.sessions.size).toBe(0)
    expect((await stage.begin()).error).toBeNull()
  })

  it('goes at once where the database takes no word of it either', async () => {
    const stage = await identityStage(t)
    const ctx = await t.ctxFor(stage.userId)
    await whileRefused(t.db, ['insert', 'id_verifications'], () =>
      whileRefused(t.db, ['insert', 'id_session_deletions'], async () => {
        await expect(createIdVerificationSession(ctx)).rejects.toThrow('refused meanwhile')
      }),
    )
    expect(provider.sessions.size).toBe(0)
  })
})

it('60 random orders of webhooks, with losses and repetitions, end in the state of the provider', async () => {
  const stage = await begun()
  const orders = fc.tuple(fc.constantFrom(...lives), fc.infiniteStream(fc.nat(1000)), fc.nat(3))
  for (const [words, numbers, lost] of fc.sample(orders, { numRuns: 60, seed: 20_300_110 })) {
    await t.db.deleteFrom('id_verifications').execute()
    await t.db.deleteFrom('id_session_deletions').execute()
    const { verificationStatus } = await stage.begin()
    const { sessionId } = given(verificationStatus)
    provider.webhooks.length = 0
    const delivered: LocalWebhook[] = []
    for (const word of words) {
      await provider.become(sessionId, word)
      delivered.push(...provider.webhooks)
      // Some are delivered on the way, in any order.
      const early = delivered.splice(0, (numbers.next().value ?? 0) % (delivered.length + 1))
      for (const webhook of early) await post(webhook)
      if (early.length > 1) await syncIdentity(await t.ctxFor(null), { sessionId })
    }
    const rest = delivered.slice(lost).sort(() => (numbers.next().value ?? 0) % 2 || -1)
    for (const webhook of rest) await post(webhook)
    await t.runJobs()
    await askIdentities(await later(2))
    expect([words, stageOf(await row())]).toEqual([words, stageOfWord(given(words.at(-1)))])
    t.setNow('2030-01-10T09:00:00Z')
    await t.db
      .updateTable('id_verifications')
      .set({ created_at: t.services.now().subtract({ hours: 24 * 40 }) })
      .execute()
  }
}, 240_000)

describe('a webhook', () => {
  const event = (id: string) => JSON.stringify({ id, action: 'started', code: 7001 })
  const signed = (body: string) => ({
    'content-type': 'application/json',
    'x-hmac-signature': sessionSignature(secret, body),
  })

  it('that isn’t the provider’s is refused', async () => {
    const { sessionId } = await begun()
    const body = event(sessionId)
    const wrong = { ...signed(body), 'x-hmac-signature': sessionSignature('other', body) }
    expect((await post({ body, headers: wrong })).statusCode).toBe(403)
    expect((await post({ body: `${body} `, headers: signed(body) })).statusCode).toBe(403)
    expect((await post({ body, headers: { 'content-type': 'application/json' } })).statusCode).toBe(403)
    const strange = JSON.stringify({ hello: 'world' })
    expect((await post({ body: strange, headers: signed(strange) })).statusCode).toBe(422)
    expect((await post({ body: '{', headers: signed('{') })).statusCode).toBe(422)
    expect(await t.db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
  })

  it('for a session that isn’t ours is answered, and nothing of it is kept', async () => {
    const body = event('f04bdb47-d3be-4b28-b028-a652feb060b5')
    expect((await post({ body, headers: signed(body) })).statusCode).toBe(200)
    expect(await t.db.selectFrom('webhook_events').selectAll().execute()).toHaveLength(1)
    await t.runJobs()
    expect(await t.db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
  })
})

describe('what the provider has of a session', () => {
  it('is deleted there the day after, proven by reading, and its webhooks are forgotten', async () => {
    const stage = await begun()
    await live(stage.sessionId, ['started', 'submitted', 'approved'])
    await deliver(provider.webhooks.splice(0))
    await eraseIdentities(await later(23))
    expect(provider.sessions.size).toBe(1)
    await eraseIdentities(await later(1))
    expect(provider.sessions.size).toBe(0)
    expect(await t.db.selectFrom('id_session_deletions').selectAll().executeTakeFirstOrThrow()).toMatchObject(
      {
        session_id: stage.sessionId,
        tries: 1,
        failure: '',
        proven_at: t.services.now(),
      },
    )
    expect(await t.db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
    expect(await row()).toMatchObject({ status: 'APPROVED', first_name: 'Jana', url: null })
  })

  it('is tried again where the provider refuses', async () => {
    const stage = await begun()
    await live(stage.sessionId, ['started', 'submitted', 'approved'])
    await deliver(provider.webhooks.splice(0))
    provider.fail = { status: 500 }
    await eraseIdentities(await later(24))
    await eraseIdentities(await later(0.5))
    const deletion = () => t.db.selectFrom('id_session_deletions').selectAll().executeTakeFirstOrThrow()
    expect(await deletion()).toMatchObject({
      tries: 1,
      proven_at: null,
      failure: expect.stringContaining('500'),
    })
    provider.fail = null
    await eraseIdentities(await later(0.5))
    expect(await deletion()).toMatchObject({ tries: 2, proven_at: t.services.now() })
  })

  it('goes within the limits: five an hour and ten a day', async () => {
    const ids: string[] = []
    for (let index = 0; index < 12; index += 1) {
      const { sessionId } = await begun({ email: `person${index}@mezzo.example` })
      ids.push(sessionId)
      await live(sessionId, ['started', 'submitted', 'declined'])
      await syncIdentity(await t.ctxFor(null), { sessionId })
    }
    const left: number[] = []
    const wait = [24, 0.2, 1, 1, 12, 12]
    for (const hours of wait) {
      await eraseIdentities(await later(hours))
      left.push(provider.sessions.size)
    }
    expect(left).toEqual([7, 7, 2, 2, 2, 0])
    const tries = await t.db.selectFrom('id_session_deletions').select('tries').execute()
    expect(tries.map((one) => one.tries)).toEqual(ids.map(() => 1))
  })

  it('goes with the person', async () => {
    const { sessionId } = await begun()
    await t.db.deleteFrom('id_verifications').execute()
    await eraseIdentities(await t.ctxFor(null))
    expect(provider.sessions.has(sessionId)).toBe(false)
  })
})
