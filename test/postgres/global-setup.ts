import { createLog } from '../../src/server/kernel/config/log.ts'
import { readConfig } from '../../src/server/kernel/config/config.ts'
import { writeTemplate } from '../database.ts'
import { startPostgres } from './server.ts'

/** Starts PostgreSQL once for a whole run, with a migrated database to copy; the workers find it by TEST_DATABASE_URL. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url('postgres')
  await writeTemplate(server, createLog(readConfig({ NODE_ENV: 'test', MEZZO_DATA_DIR: 'memory://' })))
  return () => server.stop()
}
