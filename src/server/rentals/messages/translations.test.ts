import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { HIDDEN } from '../../../domain/rentals/messages/contact-mask.ts'
import { TRANSLATIONS_PER_HOUR } from '../../../domain/rentals/messages/translation.ts'
import { type LocalDeepL, startLocalDeepL } from '../../kernel/adapters/translation/local-deepl.ts'
import { accessLinkToken } from '../../people/access-links/token.ts'
import { forgetMessages } from './actions.ts'

const key = 'a key'
let deepl: LocalDeepL
let t: TestApp
/** Of the local provider. */
let access: TestApp['services']['config']['deepl']
beforeAll(async () => {
  deepl = await startLocalDeepL({ key })
  access = { key, url: deepl.url, isTest: true }
  t = await buildTestApp({ config: { deepl: access } })
})
afterEach(() => {
  t.setNow(null)
  t.services.config.deepl = access
  deepl.asked.length = 0
  deepl.hold = null
  return t.reset()
})
afterAll(async () => {
  await t.close()
  await deepl.close()
})

const start = Temporal.Instant.from('2029-11-20T09:00:00Z')
type Side = 'landlord' | 'tenant'

const german = 'Gibt es in der Wohnung einen Tisch? Er kostet 900 €. Rufen Sie mich an: 0176 12345678'
const masked = german.replace('0176 12345678', HIDDEN)

async function setStage() {
  t.setNow(start)
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await write('tenant', stage.tenant, id, german)
  await write('landlord', stage.landlord, id, 'Yes, there is one in the kitchen.')
  return { ...stage, id }
}

async function write(side: Side, as: Browser, id: string, text: string): Promise<void> {
  const { data } = await t.graphql<{ answer: { error: unknown } }>(
    `mutation($id: ID!, $text: String!, $key: ID!) { answer: send${side === 'tenant' ? 'Tenant' : ''}Message(
      listingRequestId: $id, text: $text, idempotencyKey: $key) { error { name } } }`,
    { id, text, key: randomUUID() },
    as,
  )
  expect(data.answer.error).toBeNull()
}

/** What came of it: the text, or why there is none. */
async function translate(side: Side, as: Browser | null, id: string, position: number, to = 'fr') {
  const { data, errors } = await t.graphql<{
    answer: {
      error: { name: string; reason: string | null } | null
      translation: { text: string; fromLanguage: string; isTest: boolean } | null
    }
  } | null>(
    `mutation($id: ID!, $position: Int!, $to: Language!) {
      answer: translate${side === 'tenant' ? 'Tenant' : ''}Message(listingRequestId: $id, position: $position, to: $to) {
        error { name reason } translation { text fromLanguage isTest } } }`,
    { id, position, to },
    as,
  )
  if (!data) return errors?.[0]?.extensions?.name
  const { error, translation } = data.answer
  return error ? (error.reason ?? error.name) : given(translation).text
}

async function offered(side: Side, as: Browser, id: string): Promise<boolean[]> {
  const { data } = await t.graphql<{ thread: { messages: { isTranslatable: boolean }[] } | null }>(
    `query($id: ID!) { thread: ${side}MessageThread(listingRequestId: $id) { messages { isTranslatable } } }`,
    { id },
    as,
  )
  return given(data.thread).messages.map(({ isTranslatable }) => isTranslatable)
}

const kept = () =>
  t.db.selectFrom('message_translations').select(['language', 'variant', 'text', 'tries']).execute()

describe('a message in another language', () => {
  it('is offered to the other side alone, unless it is in their language', async () => {
    const stage = await setStage()
    expect(await offered('landlord', stage.landlord, stage.id)).toEqual([true, false])
    expect(await offered('tenant', stage.tenant, stage.id)).toEqual([false, false])
    await t.db.updateTable('users').set({ language: 'de' }).execute()
    expect(await offered('landlord', stage.landlord, stage.id)).toEqual([false, false])
    expect(await offered('tenant', stage.tenant, stage.id)).toEqual([false, true])
    expect(deepl.asked).toEqual([])
  })

  it('is translated once for each language, whoever of the side asks, and noted', async () => {
    const stage = await setStage()
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toBe(`[FR] ${masked}`)
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toBe(`[FR] ${masked}`)
    expect(await translate('landlord', stage.landlord, stage.id, 1, 'en')).toBe(`[EN] ${masked}`)
    expect(await translate('tenant', stage.tenant, stage.id, 2, 'de')).toContain('[DE] Yes, there')
    expect(deepl.asked.map(({ to }) => to)).toEqual(['FR', 'EN', 'DE'])
    expect(JSON.stringify(deepl.asked)).not.toContain('12345678')
    const log = await t.db
      .selectFrom('audit_log')
      .select(['landlord_id', 'data'])
      .where('action', '=', 'translateMessage')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { landlord_id: stage.landlordId, data: { side: 'LANDLORD', position: 1, to: 'fr' } },
      { landlord_id: stage.landlordId, data: { side: 'LANDLORD', position: 1, to: 'en' } },
      { landlord_id: null, data: { side: 'TENANT', position: 2, to: 'de' } },
    ])
  })

  it('asked for twice at once is asked of the provider once', async () => {
    const stage = await setStage()
    let go = () => {}
    deepl.hold = new Promise((resolve) => {
      go = resolve
    })
    const both = [1, 2].map(() => translate('landlord', stage.landlord, stage.id, 1))
    await expect.poll(() => deepl.asked.length).toBe(1)
    go()
    expect(await Promise.all(both)).toEqual([`[FR] ${masked}`, `[FR] ${masked}`])
    expect(deepl.asked).toHaveLength(1)
    expect(await kept()).toMatchObject([{ variant: 'PLAIN', tries: 1 }])
  })

  it('tells each reader what they may read, and no more', async () => {
    const stage = await setStage()
    const lena = await joinAsLimited(t, stage)
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toBe(`[FR] ${german}`)
    const limited = `[FR] ${masked.replace('900 €', HIDDEN)}`
    expect(await translate('landlord', lena, stage.id, 1)).toBe(limited)
    expect((await kept()).map(({ variant }) => variant).toSorted()).toEqual(['LIMITED', 'WHOLE'])
    await t.db.updateTable('team_members').set({ group_ids: [] }).execute()
    expect(await translate('landlord', lena, stage.id, 1)).toBe('ResourceNotFoundError')
    await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toBe(`[FR] ${masked}`)
  })

  it('of somebody else, one’s own, and one that isn’t there look missing', async () => {
    const stage = await setStage()
    await t.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.login('other@mezzo.example')
    const asked = [
      translate('landlord', other, stage.id, 1),
      translate('tenant', other, stage.id, 2),
      translate('tenant', stage.landlord, stage.id, 2),
      translate('landlord', stage.landlord, stage.id, 2),
      translate('landlord', stage.landlord, stage.id, 1, 'de'),
      translate('landlord', stage.landlord, stage.id, 7),
      translate('landlord', stage.landlord, randomUUID(), 1),
    ]
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['ResourceNotFoundError']))
    expect(await translate('landlord', null, stage.id, 1)).toBe('AuthenticationRequiredError')
    expect(deepl.asked).toEqual([])
  })

  it('isn’t translated for staff who act as the landlord, nor by a link', async () => {
    const stage = await setStage()
    await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
    const sam = await t.login('sam@mezzo.example')
    const payload = { landlordId: stage.landlordId, reason: 'The landlord called about a request.' }
    await t.send(sam, { method: 'POST', url: '/api/impersonation', payload })
    expect(await offered('landlord', sam, stage.id)).toEqual([true, false])
    expect(await translate('landlord', sam, stage.id, 1)).toBe('NotAllowedError')
    const now = t.services.now()
    const { id } = await t.db
      .insertInto('access_links')
      .values({
        landlord_id: stage.landlordId,
        group_id: stage.groupId,
        recipient: 'The caretaker',
        created_at: now,
        expires_at: now.add({ hours: 24 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answer = await t.send(await t.visit(), {
      method: 'POST',
      url: '/api/graphql',
      headers: { 'access-token': accessLinkToken(t.services.config.secret, id) },
      payload: {
        query: `mutation($id: ID!) { translateMessage(listingRequestId: $id, position: 1, to: fr) { error { name } } }`,
        variables: { id: stage.id },
      },
    })
    expect(answer.json()).toEqual({
      data: { translateMessage: { error: { name: 'ResourceNotFoundError' } } },
    })
    expect(deepl.asked).toEqual([])
  })

  it('is offered nowhere without a provider', async () => {
    const stage = await setStage()
    t.services.config.deepl = null
    expect(await offered('landlord', stage.landlord, stage.id)).toEqual([false, false])
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toBe('TRANSLATION_UNAVAILABLE')
    expect(deepl.asked).toEqual([])
  })
})

describe('a provider that doesn’t translate', () => {
  it.each([
    ['test-busy', 'TRANSLATION_BUSY'],
    ['test-quota', 'TRANSLATION_UNAVAILABLE'],
    ['test-key', 'TRANSLATION_UNAVAILABLE'],
    ['test-reset', 'TRANSLATION_UNAVAILABLE'],
    ['test-garbage', 'TRANSLATION_UNAVAILABLE'],
  ])('says so, and can be asked anew: %s', async (word, reason) => {
    const stage = await setStage()
    await write('tenant', stage.tenant, stage.id, `Ich habe eine Frage: ${word}`)
    expect(await translate('landlord', stage.landlord, stage.id, 3)).toBe(reason)
    expect(await translate('landlord', stage.landlord, stage.id, 3)).toBe(reason)
    expect(deepl.asked).toHaveLength(2)
    expect(await kept()).toMatchObject([{ text: null, tries: 2 }])
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toContain('[FR]')
  })

  it('is asked anew once nobody has heard of the first try any more', async () => {
    const stage = await setStage()
    await translate('landlord', stage.landlord, stage.id, 1)
    await t.db.updateTable('message_translations').set({ text: null, from_language: null }).execute()
    t.setNow(start.add({ seconds: 31 }))
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toContain('[FR]')
    expect(deepl.asked).toHaveLength(2)
  })

  it('is asked for one person so often within an hour, and no more', async () => {
    const stage = await setStage()
    await translate('landlord', stage.landlord, stage.id, 1)
    await t.db.updateTable('message_translations').set({ tries: TRANSLATIONS_PER_HOUR }).execute()
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toContain('[FR]')
    expect(await translate('landlord', stage.landlord, stage.id, 1, 'en')).toBe('TOO_MANY_TRANSLATIONS')
    expect(deepl.asked).toHaveLength(1)
    t.setNow(start.add({ hours: 2 }))
    expect(await translate('landlord', stage.landlord, stage.id, 1, 'en')).toContain('[EN]')
  })
})

describe('what was translated', () => {
  it('is translated again where a server of our own stood in', async () => {
    const stage = await setStage()
    await translate('landlord', stage.landlord, stage.id, 1)
    t.services.config.allowedPrivateHosts = [{ hostname: '127.0.0.1', port: null }]
    t.services.config.deepl = { key, url: deepl.url, isTest: false }
    expect(await translate('landlord', stage.landlord, stage.id, 1)).toContain('[FR]')
    expect(deepl.asked).toHaveLength(2)
    expect(await kept()).toHaveLength(1)
  })

  it('goes with its conversation', async () => {
    const stage = await setStage()
    await translate('landlord', stage.landlord, stage.id, 1)
    await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
    t.setNow(start.add({ hours: 24 * 250 }))
    await forgetMessages(await t.ctxFor(null))
    expect(await kept()).toEqual([])
  })
})
