import { randomUUID } from 'node:crypto'
import { DOCUMENTS } from './documents.ts'
import { type Crowd, demoPerson, newTenant, type Person } from './person.ts'
import { requestInput } from '../../test/builders.ts'
import { MESSAGES_PER_HOUR } from '../../src/domain/rentals/messages/thread.ts'
import { addDays, addMonths, type Day, parseDay } from '../../src/domain/kernel/day.ts'

/** A tenant, by the number that the clients' log has. */
export interface Tenant {
  number: number
  person: Person
}

/** A tenant with a conversation about an accepted request. */
export interface Talker extends Tenant {
  requestId: string
  /** How many messages they may still write in this hour, so that no rule of the product refuses one. */
  left: number
}

/** A home, or a unit of one, with who lets it. */
export interface Place {
  landlord: Person
  id: string
}

/** Who acts, and on what: homes are divided so that stories are never in each other's way. */
export interface Stage {
  /** Who lets the home whose contracts are signed. */
  landlord: Person
  tenants: Tenant[]
  /** Those of them who talk. */
  talkers: Talker[]
  /** Those who sign contracts, which ends what else they are after. */
  signers: Tenant[]
  /** Those who ask for homes, each for always the same: a request holds up all homes that its tenant is after. */
  askers: Tenant[]
  /** Homes that are asked for. */
  asked: Place[]
  /** The home whose contracts are signed. */
  signed: string
  /** Units whose days are blocked. */
  blocked: Place[]
  /** Private calendars, without the host. */
  feeds: string[]
}

const SIGNING = 6
const ASKING = 6

interface CalendarAnswer {
  units: { id: string; groupId: string }[]
}

/** A call that must be answered, for what comes before the faults. */
export async function must<Data>(
  person: Person,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { answer, outcome } = await person.call(person.operation(query, variables))
  if (!answer || outcome !== 'OK')
    throw new Error(`${query.slice(0, 80)} was answered ${outcome}: ${answer?.text}`)
  return (answer.json() as { data: Data }).data
}

/** What a path answers, which it must. */
export async function read<Data>(person: Person, path: string): Promise<Data> {
  const { answer, outcome } = await person.call({ path })
  if (!answer || outcome !== 'OK') throw new Error(`${path} was answered ${outcome}: ${answer?.text}`)
  return answer.json() as Data
}

/** How many stays of four months one after the other there are in fifty years. */
export const STAYS = 150

/** Four months, the `number`th after a day; after fifty years it begins anew, a day later. */
export function stay(after: string, number: number): [from: Day, to: Day] {
  const from = addDays(addMonths(parseDay(after), 4 * (number % STAYS)), Math.floor(number / STAYS))
  return [from, addDays(addMonths(from, 4), -1)]
}

/** Makes the people, chooses the homes and brings each tenant into a conversation. */
export async function setStage(crowd: Crowd, tenants: number): Promise<Stage> {
  const landlord = await demoPerson(crowd, 'landlord@mezzo.example')
  const second = await demoPerson(crowd, 'second-landlord@mezzo.example')
  const { publicListings } = await must<{
    publicListings: { nodes: { groupId: string; country: string }[] }
  }>(landlord, DOCUMENTS.publicListings, {})
  const open = publicListings.nodes.filter((node) => node.country === 'DE').map((node) => node.groupId)
  const [own, others] = [await homesOf(landlord, open), await homesOf(second, open)]
  const [signed = '', talked = '', ...asked] = own.open
  const places = [...placesOf(landlord, asked), ...placesOf(second, others.open)]
  const blocked = [...placesOf(landlord, own.units), ...placesOf(second, others.units)]
  if (places.length < 2 || blocked.length < 2) throw new Error('The demo has too few homes for this.')
  const feeds = await Promise.all(own.open.map((groupId) => feedOf(landlord, groupId)))
  const all: Tenant[] = []
  // A few at a time: the line turns away a crowd that nobody knows yet.
  while (all.length < tenants) {
    const several = Array.from({ length: Math.min(4, tenants - all.length) }, (_, at) => all.length + at)
    all.push(
      ...(await Promise.all(several.map(async (number) => ({ number, person: await newTenant(crowd) })))),
    )
  }
  const signers = all.slice(0, SIGNING)
  const askers = all.slice(SIGNING, SIGNING + ASKING)
  // All others talk.
  const talking = all.slice(SIGNING + ASKING)
  if (talking.length === 0)
    throw new Error(`More than ${SIGNING + ASKING} tenants are needed, since those sign and ask.`)
  const talkers: Talker[] = []
  for (const tenant of talking) talkers.push(await newTalker(tenant, landlord, talked))
  return { landlord, tenants: all, talkers, signers, askers, asked: places, signed, blocked, feeds }
}

/** The published homes, and the units of one of them that nobody else is to ask for. */
async function homesOf(
  landlord: Person,
  published: readonly string[],
): Promise<{ open: string[]; units: string[] }> {
  const { units } = await read<CalendarAnswer>(landlord, '/api/calendar?from=2029-01-01&to=2029-02-01')
  const sizes = Map.groupBy(units, (unit) => unit.groupId)
  // The largest house has most days to block.
  const largest = [...sizes].toSorted((one, other) => other[1].length - one[1].length)[0]
  return {
    open: [...sizes.keys()].filter((id) => published.includes(id) && id !== largest?.[0]),
    units: largest?.[1].map((unit) => unit.id) ?? [],
  }
}

function placesOf(landlord: Person, ids: readonly string[]): Place[] {
  return ids.map((id) => ({ landlord, id }))
}

async function newTalker(tenant: Tenant, landlord: Person, talked: string): Promise<Talker> {
  const input = requestInput(talked, ...stay('2030-01-01', tenant.number))
  const sent = await must<{ answer: { request: { id: string } } }>(tenant.person, DOCUMENTS.send, {
    input,
    key: randomUUID(),
  })
  const requestId = sent.answer.request.id
  await must(landlord, DOCUMENTS.accept, { id: requestId, seen: [], key: randomUUID() })
  return { ...tenant, requestId, left: MESSAGES_PER_HOUR }
}

async function feedOf(landlord: Person, groupId: string): Promise<string> {
  const input = { groupId, label: 'failover', platform: 'OTHER', withNames: true }
  const made = await must<{ answer: { calendarExport: { url: string } } }>(landlord, DOCUMENTS.feed, {
    input,
    key: randomUUID(),
  })
  return new URL(made.answer.calendarExport.url).pathname
}
