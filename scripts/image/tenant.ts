import { randomUUID } from 'node:crypto'
import { addDays, addMonths, parseDay } from '../../src/domain/kernel/day.ts'
import { requestInput } from '../../test/builders.ts'
import { type Client, graphAt, signUpAt } from '../../test/process-client.ts'

/** Somebody who has an account and has asked for a home. */
export interface Tenant {
  person: Client
  requestId: string
}

type Documents = Record<string, string>

interface Sent {
  sendBookingRequest: { error: { message: string } | null; request: { id: string } | null }
}

/** Makes an account and sends a request, in the words of our own pages: a server in production answers no others. */
export async function askForHome(at: () => { url: string }, documents: Documents): Promise<Tenant> {
  const person = await signUpAt(at)
  const ask = <Data>(name: string, variables: object) =>
    graphAt<Data>(person, documents[name] ?? '', { ...variables })
  const { publicListings } = await ask<{
    publicListings: { nodes: { groupId: string; minMonths: number | null }[] }
  }>('PublicListings', { city: 'Berlin', limit: 50 })
  const home = publicListings.nodes[0]
  if (!home) throw new Error('The demo has no home in Berlin.')
  const from = parseDay('2040-01-01')
  const to = addDays(addMonths(from, home.minMonths ?? 3), -1)
  const { sendBookingRequest } = await ask<Sent>('SendBookingRequest', {
    input: requestInput(home.groupId, from, to),
    idempotencyKey: randomUUID(),
  })
  const { request, error } = sendBookingRequest
  if (!request) throw new Error(`The request was refused: ${error?.message}`)
  return { person, requestId: request.id }
}

/** Whether the request is among those that the tenant reads, with the session from before. */
export async function finds({ person, requestId }: Tenant, documents: Documents): Promise<boolean> {
  const list = documents['TenantRequestList'] ?? ''
  const { tenantRequests } = await graphAt<{ tenantRequests: { id: string }[] }>(person, list, {})
  return tenantRequests.some(({ id }) => id === requestId)
}
