import { type Acknowledged, lookedUp } from './client-log.ts'
import { DOCUMENTS } from './documents.ts'
import type { Person } from './person.ts'
import { must, read, type Place, type Stage, type Talker, type Tenant } from './stage.ts'

/** What the product says there is, once it is whole again. */
export interface Found {
  /** What each key has made, an id or the files of a message: one entry for each time that it was done. */
  made: Map<string, string[]>
  /** The status of each request. */
  requests: Map<string, string>
  /** The status of the offer of each request. */
  offers: Map<string, string>
  /** Files that open. */
  files: Set<string>
}

/** Reads everything back through the product. */
export async function readBack(stage: Stage, log: readonly Acknowledged[]): Promise<Found> {
  const found: Found = { made: new Map(), requests: new Map(), offers: new Map(), files: new Set() }
  for (const tenant of stage.tenants) await readRequests(tenant, found)
  for (const talker of stage.talkers) await readThread(talker, found)
  for (const unit of stage.blocked) await readBlocks(unit, found)
  for (const entry of lookedUp(log)) {
    if (entry.kind === 'SIGNATURE') await readOffer(stage, entry, found)
    if (entry.kind === 'UPLOAD') await readFile(stage, entry, found)
  }
  return found
}

function make({ made }: Found, key: string, what: string): void {
  made.set(key, [...(made.get(key) ?? []), what])
}

async function readRequests({ person }: Tenant, found: Found): Promise<void> {
  const { requests } = await must<{ requests: { id: string; notes: string; tenantStatus: string }[] }>(
    person,
    DOCUMENTS.requests,
    {},
  )
  for (const { id, notes, tenantStatus } of requests) {
    found.requests.set(id, tenantStatus)
    if (notes !== '') make(found, notes, id)
  }
}

async function readThread({ person, requestId }: Talker, found: Found): Promise<void> {
  for (let before: number | null = null; before !== 1;) {
    const messages = await readMessages(person, requestId, before)
    for (const { text, files } of messages)
      make(found, text.replace('Message ', ''), files.map((file) => file.id).join(' '))
    before = messages[0]?.position ?? 1
  }
}

interface Message {
  position: number
  text: string
  files: { id: string }[]
}

async function readMessages(person: Person, id: string, before: number | null): Promise<Message[]> {
  const { thread } = await must<{ thread: { messages: Message[] } | null }>(person, DOCUMENTS.thread, {
    id,
    before,
  })
  return thread?.messages ?? []
}

async function readBlocks({ landlord, id: unit }: Place, found: Found): Promise<void> {
  const path = `/api/calendar?listingId=${unit}&from=2029-01-01&to=2031-12-31`
  const { units } = await read<{ units: { blocks: { id: string; note: string }[] }[] }>(landlord, path)
  for (const { id, note } of units[0]?.blocks ?? []) make(found, note, id)
}

async function readOffer({ tenants }: Stage, { person, place }: Acknowledged, found: Found): Promise<void> {
  const tenant = tenants[person]
  if (!tenant) return
  // A request that was lost has no offer either.
  const { request } = await must<{ request: { offer: { status: string } | null } | null }>(
    tenant.person,
    DOCUMENTS.request,
    { id: place },
  )
  if (request?.offer) found.offers.set(place, request.offer.status)
}

async function readFile(
  { tenants }: Stage,
  { person, answer: fileId }: Acknowledged,
  found: Found,
): Promise<void> {
  const opened = await tenants[person]?.person.call({ path: `/api/tenant-message-files/${fileId}` })
  if (opened?.outcome === 'OK' && opened.answer && opened.answer.text.length > 0) found.files.add(fileId)
}
