import { z } from 'zod'
import { PARTNER_SOURCES, type PartnerSource as SourceName } from '../../../../domain/catalogue/calendars.ts'
import { isDay, parseDay } from '../../../../domain/kernel/day.ts'
import type { PartnerStay } from '../../../../domain/calendars/partner-sync.ts'
import type { PartnerAccess } from '../../config/access.ts'
import { fetchProvider } from '../../outbound/fetch-provider.ts'
import { PartnerError, type PartnerClient, type PartnerUnit } from './partner-source.ts'

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
    const headers = { authorization: `Bearer ${access.apiKey}`, accept: 'application/json' }
    const said = await fetchProvider(url, { headers }, { maxBytes: largestAnswer })
    status = said.status
    if (!said.ok) throw new Error('refused')
    const { blocks } = answer.parse(JSON.parse(said.body.toString('utf8')))
    return blocks.map(({ id, from, to }) => ({ externalId: id, from: parseDay(from), to: parseDay(to) }))
  } catch (error) {
    throw new PartnerError(source, status, error)
  }
}
