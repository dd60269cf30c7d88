import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { byteRangeOf, exportStateAt } from '../../../domain/public/data-exports/data-export.ts'
import { sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requirePerson } from '../../people/accounts/password.ts'
import { findDataExport } from './exports-sql.ts'
import { readParts } from './parts.ts'

/** Where an export is downloaded: by the person in a login of their own, as long as it is there. */
export const dataExportRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/data-exports/:dataExportId',
    policy: 'person',
    scope: 'none',
    perMinute: 60,
    description:
      'An export of one’s own data or business, as long as it can be downloaded. With Range a part of it, so that a download that broke off can go on.',
    answers: 'application/zip',
    handler: async (ctx, request, reply) => {
      const { dataExportId } = request.params as { dataExportId: string }
      const found = await findReady(ctx, dataExportId)
      const { size, sha256, madeAt, kind } = found
      reply.header('accept-ranges', 'bytes').header('etag', `"${sha256}"`)
      const { range, 'if-range': ifRange } = request.headers
      const asked = ifRange === undefined || ifRange === `"${sha256}"` ? byteRangeOf(range, size) : null
      if (asked === 'UNSATISFIABLE')
        return await reply.status(416).header('content-range', `bytes */${size}`).send()
      const part = asked ?? { first: 0, last: size - 1 }
      if (asked) reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`)
      reply.header('content-length', part.last - part.first + 1)
      const name = `mezzo-${kind === 'WORLD' ? 'business' : 'my-data'}-${madeAt.toString().slice(0, 10)}.zip`
      return sendFile(reply, { type: 'application/zip', name }, readParts(ctx, found, part))
    },
  },
]

async function findReady(ctx: Context, id: string) {
  const row = isUuid(id) ? await findDataExport(ctx.db, requirePerson(ctx).id, id) : undefined
  const isReady =
    row !== undefined && exportStateAt({ state: row.state, endsAt: row.ends_at }, ctx.now()) === 'READY'
  if (!isReady || !row.run_id || !row.sha256 || row.size === null || row.part_size === null)
    throw new ResourceNotFoundError()
  return {
    id: row.id,
    kind: row.kind,
    runId: row.run_id,
    sha256: row.sha256,
    size: row.size,
    partSize: row.part_size,
    madeAt: row.finished_at ?? row.asked_at,
  }
}
