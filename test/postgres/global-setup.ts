import { startPostgres } from './server.ts'

/** Starts PostgreSQL once for a whole run; the workers find it by TEST_DATABASE_URL. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url('postgres')
  return () => server.stop()
}
