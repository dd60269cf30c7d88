import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import {
  ExportBusinessDocument,
  HomeImportDocument,
  HomeImportDryRunDocument,
} from '../../src/web/gen/graphql.ts'
import type { OverloadStage } from './stage.ts'

/** What keeps a server busy. */
export const WORKS = ['import', 'photos', 'tables', 'archive'] as const

/** What two landlords have done while others were measured. */
export interface Done {
  units: number
  photos: number
  tables: number
  exports: number
  /** Requests of theirs that were turned away, and sent again. */
  again: number
}

const TABLES = ['homes', 'requests', 'bookings', 'money', 'calendar', 'performance', 'log', 'deals'].map(
  (name) => `/api/${name}.csv`,
)
const UNITS = 1_000
const PHOTOS_AT_ONCE = 6
const TABLES_AT_ONCE = 6

/**
 * One imports 1000 units and their photos, the other exports all there is again and again, until `signal`. What was done
 * before goes on.
 */
export async function beBusy(
  { server, importer, exporter }: OverloadStage,
  works: readonly (typeof WORKS)[number][],
  done: Done,
  signal: AbortSignal,
): Promise<void> {
  const call = async (
    path: string,
    headers: Record<string, string>,
    body?: BodyInit,
  ): Promise<Response | null> => {
    while (!signal.aborted) {
      const answer = await fetch(server.url + path, {
        method: body ? 'POST' : 'GET',
        headers,
        body,
        signal,
      }).catch(() => null)
      if (answer?.status !== 503) return answer
      done.again++
      await answer.body?.cancel()
      await new Promise((next) => setTimeout(next, 1_000 * Number(answer.headers.get('retry-after') ?? 1)))
    }
    return null
  }
  const ask = async (
    headers: Record<string, string>,
    path: string,
    document: { toString(): string },
    variables: object,
  ) => {
    const answer = await call(path, headers, JSON.stringify({ query: document.toString(), variables }))
    return answer && ((await answer.json()) as { data: Record<string, never> | null; errors?: unknown })
  }
  const importUnits = async () => {
    if (done.units > 0) return
    const file = { csv: homes(), country: 'DE' }
    const planned = await ask(importer, '/api/graphql/large', HomeImportDryRunDocument, { file })
    const seen = (planned?.data?.['homesFileDryRun'] as { seen: string } | undefined)?.seen
    if (!seen) throw new Error(`The import was not understood: ${JSON.stringify(planned)}`)
    const key = randomUUID()
    const imported = await ask(importer, '/api/graphql/large', HomeImportDocument, {
      file,
      seen,
      idempotencyKey: key,
    })
    done.units = (imported?.data?.['importHomes'] as { added: number } | undefined)?.added ?? 0
  }
  const addPhotos = async () => {
    const groups = await groupsOf(server.url, importer, signal)
    const { 'content-type': _, ...headers } = importer
    const next = groups.slice(done.photos).values()
    const picture = new Blob([new Uint8Array(await photoOnce())], { type: 'image/jpeg' })
    const one = async () => {
      for (const groupId of next) {
        if (signal.aborted) return
        const form = new FormData()
        form.append('file', picture, 'photo.jpg')
        const answer = await call(`/api/pictures?groupId=${groupId}`, headers, form)
        if (answer?.ok) done.photos++
        await answer?.body?.cancel()
      }
    }
    await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, one))
  }
  const readTables = async () => {
    for (let at = Math.floor(Math.random() * TABLES.length); !signal.aborted; at++) {
      const answer = await call(TABLES[at % TABLES.length] ?? '', exporter)
      await answer?.arrayBuffer().catch(() => {})
      if (answer?.ok) done.tables++
    }
  }
  const makeExports = async () => {
    const answer = await ask(exporter, '/api/nexus', ExportBusinessDocument, {})
    if (answer?.data) done.exports++
  }
  await Promise.all([
    works.includes('import') && importUnits().then(works.includes('photos') ? addPhotos : undefined),
    works.includes('archive') && makeExports(),
    ...Array.from({ length: works.includes('tables') ? TABLES_AT_ONCE : 0 }, readTables),
  ]).catch((error: unknown) => {
    // What is under way when the time is over breaks off.
    if (!signal.aborted) throw error
  })
}

function homes(): string {
  const lines = Array.from(
    { length: UNITS },
    (_, at) => `Unit ${at};U-${at};Lindenstr.;${(at % 90) + 1};10969;Berlin;45,5;2;1.450 €;2900;Light ${at}`,
  )
  return ['Objekt;Objektnummer;Straße;Hausnr;PLZ;Ort;Fläche;Etage;Miete;Kaution;Titel', ...lines].join('\r\n')
}

async function groupsOf(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<string[]> {
  const answer = await fetch(`${url}/api/calendar`, { headers, signal })
  const text = await answer.text()
  return [...new Set([...text.matchAll(/"groupId":"([\w-]{36})"/g)].map(([, id]) => id ?? ''))]
}

let drawn: Promise<Buffer> | null = null

/** A photo as a telephone takes it, of twelve million pixels; drawn once, before anything is measured. */
export function photoOnce(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  drawn ??= sharp({ create: { width: 400, height: 300, channels: 3, background: '#777', noise } })
    .png()
    .toBuffer()
    .then((small) => sharp(small).resize(4_000, 3_000).jpeg({ quality: 85 }).toBuffer())
  return drawn
}
