import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, landlordStatusOf } from '../../../../test/builders.ts'
import { giveAccessToken } from '../../../../test/security/access-token.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { ACCESS_SCOPES, type AccessScope } from '../../../domain/catalogue/people.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())
afterEach(() => t.setNow(null))

const tokenOf = (userId: string, scopes: readonly AccessScope[]) => giveAccessToken(t, userId, scopes)

async function send(token: string | null, method: string, params: object = {}) {
  return t.app.inject({
    method: 'POST',
    url: '/api/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: { jsonrpc: '2.0', id: 1, method, params },
  })
}

interface ToolAnswer {
  isError?: boolean
  structuredContent: Record<string, unknown> & {
    done?: boolean
    digest?: string
    error?: { name: string; reason?: string; message: string }
  }
}

async function call(token: string, name: string, args: object): Promise<ToolAnswer['structuredContent']> {
  const answer = await send(token, 'tools/call', { name, arguments: args })
  const { result, error } = answer.json<{ result?: ToolAnswer; error?: { message: string } }>()
  if (!result) throw new Error(error?.message ?? answer.body)
  return result.structuredContent ?? { error: { name: 'InputError', message: JSON.stringify(result) } }
}

async function toolsOf(token: string): Promise<string[]> {
  const answer = await send(token, 'tools/list')
  return answer.json<{ result: { tools: { name: string }[] } }>().result.tools.map(({ name }) => name)
}

async function asking() {
  const stage = await createStage(t)
  const listingRequestId = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  const { booking_request_id: bookingRequestId } = await t.db
    .selectFrom('listing_requests')
    .select('booking_request_id')
    .where('id', '=', listingRequestId)
    .executeTakeFirstOrThrow()
  const token = await tokenOf(stage.landlordId, ACCESS_SCOPES)
  return {
    ...stage,
    listingRequestId,
    bookingRequestId,
    token,
    named: { listingRequestId, bookingRequestId },
  }
}

describe('the protocol', () => {
  it('is spoken by the official client over HTTP', async () => {
    const { token, listingRequestId } = await asking()
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
    const client = new Client({ name: 'test', version: '1' })
    const requestInit = { headers: { authorization: `Bearer ${token}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', address), { requestInit }))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('accept_request')
    const { structuredContent } = await client.callTool({ name: 'list_requests', arguments: {} })
    expect(structuredContent).toMatchObject({
      landlordListingRequests: { nodes: [{ id: listingRequestId, from: '2030-02-01' }] },
    })
    await client.close()
  })

  it('is for the landlord in person alone', async () => {
    const { tenantId, landlordId } = await createStage(t)
    // A call without a token counts as one of a browser, and lacks what a browser sends along.
    expect((await send(null, 'tools/list')).statusCode).toBe(403)
    expect((await send('mzo_nobody', 'tools/list')).statusCode).toBe(401)
    expect((await send(await tokenOf(tenantId, ACCESS_SCOPES), 'tools/list')).statusCode).toBe(403)
    expect((await send(await tokenOf(landlordId, ACCESS_SCOPES), 'tools/list')).statusCode).toBe(200)
    expect((await t.app.inject({ url: '/api/mcp' })).statusCode).toBe(405)
  })
})

describe('a token', () => {
  it.each<[AccessScope[], string[]]>([
    [['profile:read'], []],
    [['metrics:read'], ['get_figures']],
    [['listings:read'], ['list_listings', 'get_availability']],
    [['requests:read'], ['list_requests', 'get_request']],
    [['requests:write'], []],
    [
      ['requests:read', 'requests:write'],
      ['list_requests', 'get_request', 'accept_request', 'decline_request', 'suggest_dates'],
    ],
    [['bookings:read'], ['list_bookings']],
    [
      ['listings:read', 'listings:write'],
      ['list_listings', 'get_availability', 'block_days', 'publish_listing', 'unpublish_listing'],
    ],
  ])('with %j has the tools %j', async (scopes, tools) => {
    const { landlordId } = await createStage(t)
    const answer = await send(await tokenOf(landlordId, scopes), 'tools/list')
    const listed = answer.json<{ result?: { tools: { name: string }[] } }>().result?.tools ?? []
    expect(listed.map(({ name }) => name)).toEqual(tools)
  })

  it('has no tool beyond its scopes by guessing its name', async () => {
    const { landlordId, listingRequestId, bookingRequestId } = await asking()
    const token = await tokenOf(landlordId, ['requests:read'])
    const answer = await send(token, 'tools/call', {
      name: 'accept_request',
      arguments: { listingRequestId, bookingRequestId },
    })
    expect(answer.body).toMatch(/accept_request not found/)
    expect(await landlordStatusOf(t.db, listingRequestId)).toBe('OPEN')
  })

  it('sees nothing of other landlords', async () => {
    const { named, groupId } = await asking()
    const otherId = await t.createUser({ email: 'other@mezzo.example', landlord: true })
    const token = await tokenOf(otherId, ACCESS_SCOPES)
    expect(await call(token, 'get_request', named)).toEqual({ landlordListingRequest: null })
    expect(await call(token, 'accept_request', named)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
    expect(await call(token, 'publish_listing', { groupId })).toMatchObject({
      error: { reason: 'NOT_FOUND' },
    })
    expect(await call(token, 'list_listings', {})).toMatchObject({ landlordListings: { totalCount: 0 } })
  })

  it('gets contact data when the landlord does', async () => {
    const { token, named, landlord, tenant } = await asking()
    const contact = async () => {
      const { landlordListingRequest } = await call(token, 'get_request', named)
      return (landlordListingRequest as { tenantInformation: { email: string | null } }).tenantInformation
        .email
    }
    expect(await contact()).toBeNull()
    await command(t, landlord, 'acceptListingRequest', { id: named.listingRequestId })
    await command(t, tenant, 'confirmTenantInterest', { id: named.listingRequestId })
    expect(await contact()).toMatch(/@/)
  })
})

describe('a change', () => {
  it('is a dry run first, which says what would follow and changes nothing', async () => {
    const { token, named } = await asking()
    const before = await t.db.selectFrom('audit_log').select('id').execute()
    const shown = await call(token, 'accept_request', named)
    expect(shown).toMatchObject({
      done: false,
      digest: expect.any(String) as string,
      now: { request: { landlordStatus: 'OPEN', declines: [] } },
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
})

describe('every tool', () => {
  it('reads what its token may read', async () => {
    const { token, groupId } = await asking()
    const range = { groupId, from: '2030-02-01', to: '2030-03-01' }
    const answers = [
      await call(token, 'list_listings', {}),
      await call(token, 'get_availability', range),
      await call(token, 'list_requests', { filter: 'ALL' }),
      await call(token, 'list_bookings', {}),
      await call(token, 'list_invoices', { bookingId: groupId }),
      await call(token, 'get_figures', {}),
    ]
    expect(answers.filter(({ error }) => error)).toEqual([])
    expect(await toolsOf(token)).toHaveLength(13)
  })
})
