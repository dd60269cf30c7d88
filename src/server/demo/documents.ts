import { createHash } from 'node:crypto'
import { kindOf } from '../../domain/rentals/document-kind.ts'
import type { ProofDemand } from '../../domain/rentals/tenant-documents.ts'
import type { Context } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { insertDocument, saveReview } from '../rentals/tenant-documents/sql.ts'
import { addDays, dayOf } from '../../domain/kernel/day.ts'
import { sam } from './people.ts'
import type { FileKey } from '../kernel/files/folders.ts'

/** What became of a document of the demo; null: nobody has looked at it. */
export interface DemoReview {
  status: 'SUCCESSFUL' | 'FAILED'
  at: Temporal.Instant
}

/** A request whose tenant hands in a document. */
export interface DemoRequest {
  id: string
  bookingRequestId: string
  tenantId: string
}

const NO_KIND = { idDocument: null, studentIdType: null }

/** Hands in what proves something, and reviews it. */
export async function handInDemoDocument(
  trx: Db,
  ctx: Context,
  request: DemoRequest,
  { anyOf: [type] }: ProofDemand,
  { uploadedAt, review }: { uploadedAt: Temporal.Instant; review: DemoReview | null },
): Promise<void> {
  if (!type) return
  const content = new TextEncoder().encode(samplePdf('A document of the demo'))
  const storageKey: FileKey = `tenant-documents/demo-${request.id}-${type.toLowerCase()}`
  await ctx.files.put(storageKey, content)
  const today = dayOf(ctx.now())
  const fileId = await insertDocument(trx, {
    bookingRequestId: request.bookingRequestId,
    tenantId: request.tenantId,
    type,
    kind: kindOf(type, type === 'VALID_IDENTITY_DOCUMENT' ? 'PASSPORT' : 'ENROLLMENT_CERTIFICATE') ?? NO_KIND,
    lookOn: today,
    issuedOn: type === 'VALID_IDENTITY_DOCUMENT' ? null : addDays(today, -20),
    fileName: `${type.toLowerCase().replaceAll('_', '-')}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storageKey,
    at: uploadedAt,
  })
  if (!review) return
  const { status, at } = review
  const failureReason = status === 'FAILED' ? 'POOR_QUALITY' : null
  await saveReview(trx, fileId, { status, failureReason, explanation: '', by: sam.id, at })
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
