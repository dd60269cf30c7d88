import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { withoutDocumentHeaders } from '../../kernel/http/security-headers.ts'
import { LAST_ZOOM, readTile } from './tiles.ts'

const week = 'public, max-age=604800'
const unzip = promisify(gunzip)

/** The embedded base map: countries, states and towns, without any foreign server. */
export const baseMapRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/map/:zoom/:x/:y.pbf',
    policy: 'public',
    scope: 'any',
    description: `A tile of the base map, for zooms up to ${LAST_ZOOM}; empty where there is but water.`,
    answers: 'Mapbox vector tile',
    handler: async (_, request, reply) => {
      const { zoom, x, y } = request.params as { zoom: string; x: string; y: string }
      const at = [zoom, x, y].map(Number)
      const [z = 0, column = 0, row = 0] = at
      const isTile = [zoom, x, y].every((part) => /^\d{1,2}$/.test(part)) && z <= LAST_ZOOM
      const tile = isTile && Math.max(column, row) < 2 ** z ? await readTile(z, column, row) : null
      if (!tile) throw new ResourceNotFoundError()
      withoutDocumentHeaders(reply)
      reply.header('cache-control', week).header('vary', 'accept-encoding').type('application/x-protobuf')
      if (tile.length === 0) return reply.send(tile)
      // Nobody asks without it but scripts that were written by hand.
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unzip(tile))
      return reply.header('content-encoding', 'gzip').send(tile)
    },
  },
]
