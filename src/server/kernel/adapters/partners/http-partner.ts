import { z } from 'zod'
import { PARTNER_SOURCES, type PartnerSource as SourceName } from '../../../../domain/catalogue/calendars.ts'
import { isDay, parseDay } from '../../../../domain/kernel/day.ts'
import type { PartnerStay } from '../../../../domain/calendars/partner-sync.ts'
import type { PartnerAccess } from '../../config/access.ts'
import { PartnerError, type PartnerClient, type PartnerUnit } from './partner-source.ts'

const timeLimit = 10_000
/** Largest answer that is read, in bytes. */
const largestAnswer = 1024 * 1024
const mostBlocks = 2_000

const day = z.string().refine(isDay)
const answer = z.object({
  blocks: z
    .array(z.object({ id: z.string().min(1).max(200), from: day, to: day }))
    .max(mostBlocks)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length)
    .refine((blocks) => blocks.every(({ from, to }) => parseDay(from) <= parseDay(to))),
})

/** The three sources of a partner that is asked over HTTP. */
export function httpPartnerSources(access: PartnerAccess): PartnerClient[] {
  return PARTNER_SOURCES.map((source) => ({
    source,
    listBlocks: (unit) => listBlocks(access, source, unit),
  }))
}

async function listBlocks(
  access: PartnerAccess,
  source: SourceName,
  unit: PartnerUnit,
): Promise<PartnerStay[]> {
  const url = new URL(`${access.url}/units/${encodeURIComponent(unit.listingId)}/${source}`)
  if (unit.externalId) url.searchParams.set('externalId', unit.externalId)
  let status: number | null = null
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
      headers: { authorization: `Bearer ${access.apiKey}`, accept: 'application/json' },
    })
    status = response.status
    if (!response.ok) throw new Error('refused')
    const { blocks } = answer.parse(JSON.parse(await textOf(response)))
    return blocks.map(({ id, from, to }) => ({ externalId: id, from: parseDay(from), to: parseDay(to) }))
  } catch (error) {
    throw new PartnerError(source, status, error)
  }
}

/** The body, which a partner may send for as long and as large as it likes: both are limited. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > largestAnswer) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
