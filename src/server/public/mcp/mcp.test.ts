import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, landlordStatusOf } from '../../../../test/builders.ts'
import { mcpSteps } from '../../../../test/mcp-steps.ts'
import { command } from '../../../../test/request-commands.ts'
import { ACCESS_SCOPES, type AccessScope } from '../../../domain/catalogue/people.ts'
import { CHANGING_TOOLS } from './changing-tools.ts'
import { READING_TOOLS } from './reading-tools.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const { tokenOf, send, call, asking } = mcpSteps(() => t)

async function toolsOf(token: string): Promise<string[]> {
  const answer = await send(token, 'tools/list')
  return answer.json<{ result: { tools: { name: string }[] } }>().result.tools.map(({ name }) => name)
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
    expect((await send(null, 'tools/list')).statusCode).toBe(401)
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

describe('every tool', () => {
  it('asks what the graph can answer', () => {
    const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'))
    const documents = [
      ...READING_TOOLS.flatMap((tool) => ('query' in tool ? [tool.query] : [])),
      ...CHANGING_TOOLS.flatMap(({ preview, mutation }) => [preview, mutation]),
    ]
    expect(documents.length).toBeGreaterThan(10)
    const wrong = documents.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))
    expect(wrong).toEqual([])
  })

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
