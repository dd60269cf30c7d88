import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { HomeListingsDocument, InboxPageDocument } from '../src/web/gen/graphql.ts'
import { type BenchCase, bodiesOf, casesOf, type Operation } from './cases.ts'
import { measure, median, type Measured } from './measure.ts'
import { type MeasuredServer, startDemo } from './servers.ts'
import { logIn } from './session.ts'

/** A case on the embedded database. */
export interface EmbeddedFigures {
  name: string
  title: string
  mezzo: Measured
}

interface Found {
  data: {
    landlordListings?: { totalCount: number }
    landlordListingRequests?: { nodes: { id: string; bookingRequestId: string }[] }
  }
}

/** The same pages of the demo's landlord, on the embedded database, which works within the server's own process. */
export async function measureEmbedded(
  folder: string,
  { seconds, rounds, connections }: { seconds: number; rounds: number; connections: number },
): Promise<EmbeddedFigures[]> {
  const server = await startDemo(4717, mkdtempSync(join(folder, 'demo-')))
  try {
    const headers = await logIn(server.url, 'landlord@mezzo.example', 'mezzo-demo')
    const figures: EmbeddedFigures[] = []
    for (const one of await demoCases(server, headers)) {
      const requests = one.get
        ? [{ method: 'GET' as const, path: one.get }]
        : bodiesOf(one).map((body) => ({ method: 'POST' as const, path: '/api/graphql', body }))
      const load = { url: server.url, requests, headers, connections, seconds }
      const measured: Measured[] = []
      // Nobody else has this database: its processor time is part of the server's.
      for (let round = 0; round < rounds; round++) measured.push(await measure(load, server.pid, 'none'))
      figures.push({ name: one.name, title: one.title, mezzo: median(measured) })
      process.stdout.write(`embedded, ${one.name}: ${median(measured).perSecond.toFixed(1)}/s\n`)
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** The cases of a landlord of whom is known only what the pages say; those of other landlords are left out. */
async function demoCases(server: MeasuredServer, headers: Record<string, string>): Promise<BenchCase[]> {
  const window = { offset: 0, limit: 50 }
  const asked: Operation[] = [
    [HomeListingsDocument, window],
    [InboxPageDocument, { filter: 'OPEN', ...window }],
  ]
  const [body] = bodiesOf({ posts: [asked] })
  const answer = await fetch(`${server.url}/api/graphql`, { method: 'POST', headers, body })
  const [listings, inbox] = (await answer.json()) as Found[]
  const request = inbox?.data.landlordListingRequests?.nodes[0]
  if (!request) throw new Error("The demo's landlord has no open request.")
  const unknown = { groupId: '', lastName: '', from: '', to: '', landlordId: '', housesLandlordId: '' }
  const groups = listings?.data.landlordListings?.totalCount ?? 0
  const { id: listingRequestId, bookingRequestId } = request
  return casesOf({ ...unknown, groups, listingRequestId, bookingRequestId }).filter(
    ({ landlord, name }) => !landlord && name !== 'whole',
  )
}
