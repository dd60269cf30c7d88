import { parseArgs } from 'node:util'
import { systemContext } from '../src/server/kernel/viewer/context.ts'
import { makeDataExport } from '../src/server/public/data-exports/make-actions.ts'
import { askForExport, megabytes, onBothDatabases, timed } from './business.ts'

// How long an export of 1000 units, 10 000 requests and their documents takes, and how much memory.
//   node scripts/with-node.mjs bench/exports.ts --documents 2000
// On the embedded database, and on a PostgreSQL of its own.

const { values } = parseArgs({ options: { documents: { type: 'string', default: '2000' } } })

await onBothDatabases(Number(values.documents), async ({ services, landlordId, where }) => {
  const exportId = await askForExport(services, landlordId)
  const took = await timed(() => makeDataExport(systemContext(services), { exportId }))
  const { state, size, total } = await services.database.kysely
    .selectFrom('data_exports')
    .select(['state', 'size', 'total'])
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow()
  process.stdout.write(`${where}: ${state}, ${megabytes(size ?? 0)} MB in ${total} steps, ${took}\n`)
})
