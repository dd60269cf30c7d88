import { randomUUID } from 'node:crypto'
import { requestInput } from '../../test/builders.ts'
import { multipart } from '../../test/multipart.ts'
import { addDays, parseDay } from '../../src/domain/kernel/day.ts'
import type { ClientLog, WriteKind } from './client-log.ts'
import { DOCUMENTS } from './documents.ts'
import type { Answer, Person } from './person.ts'
import { type Place, stay, type Stage, type Talker, type Tenant } from './stage.ts'

/** A change that is made once more with each call, with a key of its own, and noted when it is acknowledged. */
export type Writer = () => Promise<void>

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Sent {
  request: { id: string }
}

/** The stories of the clients that write. */
export function writersOf(stage: Stage, log: ClientLog) {
  const waiting: { id: string; person: number; landlord: Person }[] = []
  const counters = { request: 0, block: 0 }
  const note = (kind: WriteKind, key: string, person: number, place: string, answer: string) =>
    log.acknowledge({ at: Date.now(), kind, key, person, place, answer })

  const send = async ({ person, number }: Tenant): Promise<void> => {
    const count = counters.request++
    const key = randomUUID()
    const home = placeOf(stage.asked, number)
    const input = requestInput(home.id, ...stay('2032-01-01', count), { notes: key })
    const sent = dataOf<Sent>(await person.insist(person.operation(DOCUMENTS.send, { input, key }, true)))
    if (!sent) return
    note('REQUEST', key, number, sent.request.id, sent.request.id)
    waiting.push({ id: sent.request.id, person: number, landlord: home.landlord })
  }

  const decline = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    const key = randomUUID()
    const input = { reason: 'OTHER', explanation: key }
    const call = next.landlord.operation(DOCUMENTS.decline, { id: next.id, input, seen: [], key }, true)
    const done = dataOf<{ listingRequest: { landlordStatus: string } }>(await next.landlord.insist(call))
    if (done) note('DECLINE', key, next.person, next.id, done.listingRequest.landlordStatus)
  }

  const block = async (): Promise<void> => {
    const count = counters.block++
    const key = randomUUID()
    const { id: unit, landlord } = placeOf(stage.blocked, count)
    const day = addDays(parseDay('2029-01-01'), 2 * Math.floor(count / stage.blocked.length))
    const input = { listingIds: [unit], from: day, to: day, reason: 'MAINTENANCE', note: key }
    const call = landlord.operation(DOCUMENTS.block, { input, key }, true)
    const done = dataOf<{ done: { blocks: { _id: string }[] } }>(await landlord.insist(call))
    if (done) note('BLOCK', key, 0, `${unit} ${day}`, done.done.blocks[0]?._id ?? '')
  }

  const say = async (talker: Talker, fileIds: string[] = []): Promise<void> => {
    if (talker.left <= 0) return
    talker.left--
    const { person, number, requestId } = talker
    const key = randomUUID()
    const call = person.operation(
      DOCUMENTS.message,
      { id: requestId, text: `Message ${key}`, fileIds, key },
      true,
    )
    if (dataOf(await person.insist(call))) note('MESSAGE', key, number, requestId, fileIds.join(' '))
  }

  const upload = async (talker: Talker): Promise<void> => {
    // It would have no message to go with.
    if (talker.left <= 0) return
    const key = randomUUID()
    const { payload, headers } = multipart(
      { listingRequestId: talker.requestId, idempotencyKey: key },
      { name: 'photo.png', type: 'image/png', content: PICTURE },
    )
    const body = new Uint8Array(payload)
    const answer = await talker.person.insist({
      path: '/api/tenant-message-files',
      body,
      headers,
      write: true,
    })
    if (!answer) return
    const { fileId } = answer.json() as { fileId: string }
    note('UPLOAD', key, talker.number, talker.requestId, fileId)
    await say(talker, [fileId])
  }

  return { send, decline, block, say, upload, note }
}

function placeOf(places: readonly Place[], count: number): Place {
  const place = places[count % places.length]
  if (!place) throw new Error('There is nothing to write to.')
  return place
}

/** The payload of an operation; null where there is none. */
export function dataOf<Data>(answer: Answer | null): Data | null {
  if (!answer) return null
  return (answer.json() as { data: { answer: Data } }).data.answer
}

/** Asks until something is so, for at most two minutes. */
export async function until<Data>(
  person: Person,
  query: string,
  variables: Record<string, unknown>,
  isSo: (data: Data) => boolean,
): Promise<Data | null> {
  for (const began = Date.now(); Date.now() - began < 120_000;) {
    const answer = await person.insist(person.operation(query, variables))
    const { data } = (answer?.json() ?? { data: null }) as { data: Data | null }
    if (data && isSo(data)) return data
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  return null
}
