import { ResourceNotFoundError } from '../../domain/errors.ts'
import type { Route } from '../http/route.ts'
import { isValidLink } from './links.ts'
import { type FileRow, findFile } from './sql.ts'

/** Files by links that the API hands out to those who may see them; the link itself is the permission, for 15 minutes. */
export const fileRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/files/:fileId',
    policy: 'public',
    scope: 'any',
    handler: async (ctx, request, reply) => {
      const { fileId } = request.params as { fileId: string }
      const { expires, signature } = request.query as { expires?: string; signature?: string }
      if (!isValidLink(ctx, { fileId, expires: Number(expires), signature: signature ?? '' })) {
        // Somebody who opens an old link sees a page in their language, a program the error.
        if (request.headers.accept?.includes('text/html')) {
          return reply.redirect(`/${ctx.language}/link-expired`, 302)
        }
        throw new ResourceNotFoundError(
          'This link has expired or is not complete. Open the page again for a new one.',
        )
      }
      const file = await findFile(ctx.db, fileId)
      const content = file && (await ctx.files.get(file.storageKey))
      if (!file || !content) throw new ResourceNotFoundError()
      return reply
        .header('content-type', file.contentType)
        .header(
          'content-disposition',
          `${placeOf(file)}; filename="${file.fileName.replace(/[^\w.-]/g, '_')}"`,
        )
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(content))
    },
  },
]

/** Nobody but its sender knows what a tenant's document does when it is opened: it is saved, not shown in our place. */
function placeOf({ type }: Pick<FileRow, 'type'>): 'inline' | 'attachment' {
  return type === 'TENANT_DOCUMENT' ? 'attachment' : 'inline'
}
