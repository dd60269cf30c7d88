import { createHash } from 'node:crypto'
import { kindOf } from '../../domain/rentals/document-kind.ts'
import { type ProofDemand, proofsOf } from '../../domain/rentals/tenant-documents.ts'
import type { Context } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { saveFlagForUser } from '../people/feature-flags/sql.ts'
import { insertDocument, saveReview } from '../rentals/tenant-documents/sql.ts'
import { listVerified } from '../rentals/tenant-documents/verification-sql.ts'
import { henrike, sam } from './people.ts'
import type { DemoClock } from './clock.ts'
import { addDays } from '../../domain/kernel/day.ts'

/**
 * What the tenants have handed in whose requests wait for documents: one proof refused, one not looked at, others
 * missing. New requests are asked for documents by Henrike, so that both ways can be tried.
 */
export async function insertDemoDocuments(trx: Db, ctx: Context, clock: DemoClock): Promise<void> {
  const flag = { name: 'DOCUMENT_VERIFICATION', userId: henrike.id, enabled: true } as const
  await saveFlagForUser(trx, { ...flag, by: sam.id, now: clock.now.subtract({ hours: 24 * 90 }) })
  const waiting = await trx
    .selectFrom('listing_requests')
    .select(['id', 'booking_request_id as bookingRequestId', 'tenant_id as tenantId'])
    .where('verification_needed', '=', true)
    .where('verification_done_at', 'is', null)
    .orderBy('id')
    .execute()
  const verified = await listVerified(
    trx,
    waiting.map(({ id }) => id),
    clock.today,
  )
  for (const request of waiting) {
    const facts = verified.find(({ id }) => id === request.id)
    if (!facts) continue
    const [identity, second] = proofsOf(facts)
    if (second) await handIn(trx, ctx, clock, request, second, true)
    if (identity) await handIn(trx, ctx, clock, request, identity, false)
  }
}

const NO_KIND = { idDocument: null, studentIdType: null }

async function handIn(
  trx: Db,
  ctx: Context,
  clock: DemoClock,
  request: { id: string; bookingRequestId: string; tenantId: string },
  { anyOf }: ProofDemand,
  isRefused: boolean,
): Promise<void> {
  const [type] = anyOf
  if (!type) return
  const content = new TextEncoder().encode(samplePdf('A document of the demo'))
  const storageKey = `tenant-documents/demo-${request.id}-${type.toLowerCase()}`
  await ctx.files.put(storageKey, content)
  const fileId = await insertDocument(trx, {
    bookingRequestId: request.bookingRequestId,
    tenantId: request.tenantId,
    type,
    kind: kindOf(type, type === 'VALID_IDENTITY_DOCUMENT' ? 'PASSPORT' : 'ENROLLMENT_CERTIFICATE') ?? NO_KIND,
    lookOn: clock.today,
    issuedOn: type === 'VALID_IDENTITY_DOCUMENT' ? null : addDays(clock.today, -20),
    fileName: `${type.toLowerCase().replaceAll('_', '-')}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storageKey,
    at: clock.now.subtract({ hours: isRefused ? 20 : 5 }),
  })
  if (!isRefused) return
  await saveReview(trx, fileId, {
    status: 'FAILED',
    failureReason: 'POOR_QUALITY',
    explanation: '',
    by: sam.id,
    at: clock.now.subtract({ hours: 4 }),
  })
}

/** The smallest page that viewers open; its table of places is left to them. */
function samplePdf(text: string): string {
  const drawing = `BT /F1 24 Tf 72 760 Td (${text}) Tj ET`
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
}
