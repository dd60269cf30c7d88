import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, addMonths, parseDay } from '../../src/domain/kernel/day.ts'
import { requestInput } from '../../test/builders.ts'
import { type Client, clientOf, signUpAt } from '../../test/process-client.ts'

/** Documents of a release's pages by name. */
export type Documents = Record<string, string>

/** What one call came to. */
interface Call {
  phase: string
  write: boolean
  milliseconds: number
  /** How often it was asked again, as a page does that meets a server of another release. */
  again: number
  failure: string | null
}

/** People who read and write without a pause, each write with a key. */
export interface Traffic {
  /** Under which name figures are counted from now on, and whose documents are sent. */
  setPhase(name: string, documents: Documents[]): void
  stop(): Promise<Done>
}

/** What came of it: the calls, and how much of what was acknowledged is not there, or there twice. */
export interface Done {
  calls: Call[]
  acknowledged: number
  lost: number
  twice: number
}

const people = 6
const pause = 40
/** One call of so many is a write. */
const writeEvery = 4
/** What the list of somebody's requests shows of them: whoever has sent so many only reads from then on. */
const listed = 200
/** A stay that listings without a shortest one take. */
const usualMonths = 3
const pauses = [250, 500, 1000, 2000]

/** Starts the traffic at a server, of whichever release it is at the moment. */
export async function startTraffic(url: string, phase: string, documents: Documents[]): Promise<Traffic> {
  const at = () => ({ url })
  let current = { phase, documents }
  const state = { open: true }
  const calls: Call[] = []
  const persons = await Promise.all(Array.from({ length: people }, () => signUpAt(at)))
  const groups = await listGroups(clientOf(at), documents[0] ?? {})
  const acknowledged = persons.map((): string[] => [])

  async function work(person: Client, number: number): Promise<void> {
    for (let count = 0; state.open; count++, await sleep(pause)) {
      const write = count % writeEvery === 0 && (acknowledged[number]?.length ?? 0) < listed
      const { groupId = '', minMonths } = groups[number % groups.length] ?? {}
      const months = minMonths ?? usualMonths
      // So far apart that no stay counts with the one before it.
      const from = addMonths(parseDay('2040-01-01'), (2 * months + 1) * Math.floor(count / writeEvery))
      const input = requestInput(groupId, from, addDays(addMonths(from, months), -1))
      const key = randomUUID()
      const name = write ? 'SendBookingRequest' : 'TenantRequestList'
      const variables = write ? { input, idempotencyKey: key } : {}
      const call = await ask(person, name, variables, count)
      calls.push({ ...call, write })
      // Sent once more with its key, as a page does that has heard nothing: it must be the same request.
      if (write && call.id && number % 2 === 0) {
        const repeated = await ask(person, name, variables, count + 1)
        calls.push({ ...repeated, write, failure: repeated.failure ?? differs(call.id, repeated.id) })
      }
      if (write && call.id) acknowledged[number]?.push(call.id)
    }
  }

  async function ask(person: Client, name: string, variables: object, turn: number) {
    const { phase, documents } = current
    const query = documents[turn % documents.length]?.[name]
    const started = performance.now()
    let [again, failure, id]: [number, string | null, string | null] = [0, null, null]
    for (; again <= pauses.length; again++) {
      try {
        const answer = (await person.post('/api/nexus', { query, variables })) as Answer
        failure = answer.errors ? JSON.stringify(answer.errors) : refusalOf(answer)
        id = answer.data?.sendBookingRequest?.request?.id ?? null
        break
      } catch (error) {
        failure = String(error)
        if (!failure.includes('its own pages only')) break
        await sleep(pauses[again])
      }
    }
    return { phase, milliseconds: performance.now() - started, again, failure, id }
  }

  const working = persons.map((person, number) => work(person, number))
  return {
    setPhase: (name, sent) => (current = { phase: name, documents: sent }),
    stop: async () => {
      state.open = false
      await Promise.all(working)
      let [lost, twice] = [0, 0]
      for (const [number, person] of persons.entries()) {
        const query = current.documents[0]?.['TenantRequestList']
        const { data } = (await person.post('/api/nexus', { query, variables: {} })) as Listed
        const there = data.tenantRequests.map((request) => request.id)
        const own = acknowledged[number] ?? []
        lost += own.filter((id) => !there.includes(id)).length
        twice += there.filter((id) => !own.includes(id)).length
      }
      return { calls, acknowledged: acknowledged.flat().length, lost, twice }
    },
  }
}

interface Answer {
  data?: { sendBookingRequest?: { error?: { message: string } | null; request?: { id: string } | null } }
  errors?: unknown
}

interface Listed {
  data: { tenantRequests: { id: string }[] }
}

function refusalOf({ data }: Answer): string | null {
  return data?.sendBookingRequest?.error?.message ?? null
}

function differs(first: string, second: string | null): string | null {
  return first === second ? null : `one key made ${first} and then ${second}`
}

async function listGroups(visitor: Client, documents: Documents): Promise<Group[]> {
  const query = documents['PublicListings']
  const { data } = (await visitor.post('/api/nexus', {
    query,
    variables: { city: 'Berlin', limit: 50 },
  })) as {
    data: { publicListings: { nodes: Group[] } }
  }
  return data.publicListings.nodes
}

interface Group {
  groupId: string
  minMonths: number | null
}
