import { ValidationError } from '../../../domain/kernel/errors.ts'
import { DOCUMENT_MAX_BYTES } from '../../kernel/files/clean-document.ts'
import type { Route } from '../../kernel/http/route.ts'
import { kindOfContent, readUpload } from '../../kernel/http/upload.ts'
import { listSealCertificates } from './certificate-sql.ts'
import { checkSeal } from './check-seal.ts'
import { sealKeyOf } from './seal-key.ts'

/** What anybody who holds a document may ask: whether it is as it was sealed, and by which certificate. */
export const sealRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/seal/check',
    policy: 'public',
    scope: 'any',
    upload: true,
    perMinute: 30,
    description: 'Whether a PDF is as it was when this installation sealed it. The file is not kept.',
    takes: 'a form with the file (PDF, at most 10 MB)',
    answers: '{ state: INTACT | CHANGED | NOT_OURS, sealedAt, fingerprint }',
    handler: async (ctx, request) => {
      const { file } = await readUpload(request, { maxBytes: DOCUMENT_MAX_BYTES })
      if (kindOfContent(file.content) !== 'application/pdf')
        throw new ValidationError({ file: 'upload.noPdf' })
      const { certificate } = await sealKeyOf(ctx.config)
      const known = await listSealCertificates(ctx.db)
      const { state, sealedAt, fingerprint } = checkSeal(file.content, [certificate, ...known])
      return { state, sealedAt: sealedAt?.toString() ?? null, fingerprint }
    },
  },
  {
    method: 'GET',
    url: '/api/seal/certificate',
    policy: 'public',
    scope: 'any',
    description: 'The certificate that seals documents here, for other programs that check signatures.',
    answers: 'PEM text',
    handler: async (ctx, _, reply) => {
      const { certificate } = await sealKeyOf(ctx.config)
      return reply
        .header('content-type', 'application/x-pem-file')
        .header('content-disposition', 'attachment; filename="mezzo-seal.pem"')
        .send(certificate.toString())
    },
  },
]
