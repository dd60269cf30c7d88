import { isUuid } from '../../../domain/kernel/text.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../http/route.ts'
import { isValidLink } from './links.ts'
import { type FileRow, findFile, PUBLIC_FILE_NAME } from './sql.ts'

/**
 * Files by links that the API hands out to those who may see them; the link itself is the permission, for 15 minutes.
 * Public ones, such as floor plans of listings, need none.
 */
export const fileRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/files/:fileId',
    policy: 'public',
    scope: 'any',
    handler: async (ctx, request, reply) => {
      const { fileId } = request.params as { fileId: string }
      const { expires, signature } = request.query as { expires?: string; signature?: string }
      const isLink = isValidLink(ctx, { fileId, expires: Number(expires), signature: signature ?? '' })
      const file = isUuid(fileId) ? await findFile(ctx.db, fileId) : undefined
      if (!isLink && !file?.isPublic) {
        // Somebody who opens an old link sees a page in their language, a program the error.
        if (request.headers.accept?.includes('text/html')) {
          return reply.redirect(`/${ctx.language}/link-expired`, 302)
        }
        throw new ResourceNotFoundError(
          'This link has expired or is not complete. Open the page again for a new one.',
        )
      }
      const content = file && (await ctx.files.get(file.storageKey))
      if (!file || !content) throw new ResourceNotFoundError()
      return reply
        .header('content-type', file.contentType)
        .header(
          'content-disposition',
          `${placeOf(file)}; filename="${nameOf(file).replace(/[^\w.-]/g, '_')}"`,
        )
        .header('x-content-type-options', 'nosniff')
        .headers(placeOf(file) === 'attachment' ? { 'content-security-policy': SANDBOX } : {})
        .header('cache-control', isLink ? 'private, no-store' : 'public, max-age=86400')
        .send(Buffer.from(content))
    },
  },
]

/** Anybody opens a public file, and what its landlord called it may be the address of the apartment. */
function nameOf({ fileName, isPublic }: FileRow): string {
  return isPublic ? `${PUBLIC_FILE_NAME}${/\.[a-z0-9]+$/i.exec(fileName)?.[0] ?? ''}` : fileName
}

const SANDBOX = "sandbox; default-src 'none'"

/**
 * Nobody but its sender knows what a PDF does that somebody uploaded: it is saved, not shown in our place. What Mezzo
 * itself wrote is shown, and the images of floor plans, which were painted anew.
 */
function placeOf({ type, contentType, createdBy }: FileRow): 'inline' | 'attachment' {
  if (type === 'FLOOR_PLAN' && contentType.startsWith('image/')) return 'inline'
  return createdBy === null && type !== 'TENANT_DOCUMENT' && type !== 'FLOOR_PLAN' ? 'inline' : 'attachment'
}
