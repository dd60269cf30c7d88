import { parseArgs } from 'node:util'
import { systemContext } from '../src/server/kernel/viewer/context.ts'
import { makeDataExport } from '../src/server/public/data-exports/make-actions.ts'
import { partKey } from '../src/server/public/data-exports/parts.ts'
import { importedPartKey } from '../src/server/public/data-imports/archive-parts.ts'
import { readDataImport } from '../src/server/public/data-imports/run-actions.ts'
import type { RunningServices } from '../src/server/services.ts'
import { askForExport, benchAccount, megabytes, onBothDatabases, timed } from './business.ts'

// How long the dry run and the import of 1000 units, 10 000 requests and their documents take, and how much memory.
//   node scripts/with-node.mjs bench/imports.ts --documents 2000
// On the embedded database, and on a PostgreSQL of its own; every id is taken there, so all are given anew.

const { values } = parseArgs({ options: { documents: { type: 'string', default: '2000' } } })

await onBothDatabases(Number(values.documents), async ({ services, landlordId, where }) => {
  const { kysely } = services.database
  const id = await prepare(services, landlordId)
  await measure(services, id, `${where}, dry run`)
  await kysely.updateTable('data_imports').set({ state: 'RUNNING' }).where('id', '=', id).execute()
  await measure(services, id, `${where}, import`)
})

/** Exports the business, and lays the archive where somebody else would have sent it; answers that import's id. */
async function prepare(services: RunningServices, landlordId: string): Promise<string> {
  const { kysely } = services.database
  const ctx = systemContext(services)
  const exportId = await askForExport(services, landlordId)
  await makeDataExport(ctx, { exportId })
  const made = await kysely
    .selectFrom('data_exports')
    .select(['run_id', 'size', 'part_size'])
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow()
  const { run_id: runId, size, part_size: partSize } = made
  if (!runId || !size || !partSize) throw new Error('There is no export.')
  const newcomer = await benchAccount(kysely, 'newcomer@bench.example', true)
  const parts = Math.ceil(size / partSize)
  const { id } = await kysely
    .insertInto('data_imports')
    .values({
      landlord_id: newcomer,
      state: 'CHECKING',
      size,
      part_size: partSize,
      parts,
      asked_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let number = 0; number < parts; number++) {
    const part = await ctx.files.get(partKey({ id: exportId, runId }, number))
    if (part) await ctx.files.put(importedPartKey(id, number), part)
  }
  return id
}

async function measure(services: RunningServices, importId: string, name: string): Promise<void> {
  const took = await timed(() => readDataImport(systemContext(services), { importId }))
  const { state, size, problem, problem_place } = await services.database.kysely
    .selectFrom('data_imports')
    .select(['state', 'size', 'problem', 'problem_place'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  process.stdout.write(
    `${name}: ${state} ${problem ?? ''} ${problem_place}, ${megabytes(size)} MB, ${took}\n`,
  )
}
