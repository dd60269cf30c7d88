import type { Acknowledged } from './client-log.ts'
import { DOCUMENTS } from './documents.ts'
import type { Person } from './person.ts'
import { must, read, type Place, type Stage, type Talker } from './stage.ts'

/** What is not as it was acknowledged. */
export interface Verdict {
  lost: Acknowledged[]
  /** Keys whose effect is there more than once. */
  twice: string[]
  /** How many acknowledgements were looked up. */
  checked: number
}

interface Found {
  /** How often each key is to be found. */
  counts: Map<string, number>
  /** What each key or place has become. */
  states: Map<string, string>
}

/** Reads everything back through the product and compares it with the clients' own log. */
export async function judge(stage: Stage, log: readonly Acknowledged[]): Promise<Verdict> {
  const found: Found = { counts: new Map(), states: new Map() }
  for (const talker of stage.talkers) {
    await readRequests(talker, found)
    await readThread(talker, found)
  }
  for (const unit of stage.blocked) await readBlocks(unit, found)
  for (const entry of log.filter(({ kind }) => kind === 'SIGNATURE')) await readOffer(stage, entry, found)
  // A file that waits to be sent is nobody's to open: those that a message brought are looked at.
  const brought = new Set(log.flatMap(({ kind, answer }) => (kind === 'MESSAGE' ? [answer] : [])))
  const sent = log.filter(({ kind, answer }) => kind !== 'UPLOAD' || brought.has(answer))
  for (const entry of sent.filter(({ kind }) => kind === 'UPLOAD')) await readFile(stage, entry, found)
  return {
    lost: sent.filter((entry) => !isKept(entry, found)),
    twice: [...found.counts].filter(([, count]) => count > 1).map(([key]) => key),
    checked: sent.length,
  }
}

function isKept({ kind, key, place, answer }: Acknowledged, { counts, states }: Found): boolean {
  switch (kind) {
    case 'REQUEST':
    case 'BLOCK':
      return counts.get(key) === 1 && states.get(key) === answer
    case 'MESSAGE':
      return counts.has(key) && states.get(key) === answer
    case 'UPLOAD':
      return states.get(answer) === 'file'
    case 'DECLINE':
      return states.get(place) === 'NOT_AVAILABLE'
    case 'SIGNATURE':
      return states.get(`offer ${place}`) === 'ACCEPTED' || states.get(`offer ${place}`) === answer
  }
}

function count({ counts }: Found, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

async function readRequests({ person }: Talker, found: Found): Promise<void> {
  const { requests } = await must<{ requests: { id: string; notes: string; tenantStatus: string }[] }>(
    person,
    DOCUMENTS.requests,
    {},
  )
  for (const { id, notes, tenantStatus } of requests) {
    found.states.set(id, tenantStatus)
    if (notes === '') continue
    count(found, notes)
    found.states.set(notes, id)
  }
}

async function readThread({ person, requestId }: Talker, found: Found): Promise<void> {
  for (let before: number | null = null; before !== 1;) {
    const messages = await readMessages(person, requestId, before)
    for (const { text, files } of messages) {
      const key = text.replace('Message ', '')
      count(found, key)
      found.states.set(key, files.map((file) => file.id).join(' '))
    }
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
  for (const { id, note } of units[0]?.blocks ?? []) {
    count(found, note)
    found.states.set(note, id)
  }
}

async function readOffer({ talkers }: Stage, { person, place }: Acknowledged, found: Found): Promise<void> {
  const talker = talkers[person]
  if (!talker) return
  const { request } = await must<{ request: { offer: { status: string } } }>(
    talker.person,
    DOCUMENTS.request,
    { id: place },
  )
  found.states.set(`offer ${place}`, request.offer.status)
}

async function readFile(
  { talkers }: Stage,
  { person, answer: fileId }: Acknowledged,
  found: Found,
): Promise<void> {
  const opened = await talkers[person]?.person.call({ path: `/api/tenant-message-files/${fileId}` })
  if (opened?.outcome === 'OK' && opened.answer && opened.answer.text.length > 0)
    found.states.set(fileId, 'file')
}
