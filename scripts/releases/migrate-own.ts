import { spawnTool, exitOf } from '../processes.ts'

/** What an operator does with this release: `npm run migrate`; answers what it said, throws with it. */
export async function migrateOwn(what: 'before' | 'after' | 'status', databaseUrl: string): Promise<string> {
  const started = performance.now()
  const child = spawnTool('scripts/migrate.ts', [what], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, MEZZO_LOG: 'warn' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  const code = await exitOf(child)
  if (code !== 0) throw new Error(`npm run migrate -- ${what} ended with ${code}:\n${said}`)
  const took = Math.round(performance.now() - started)
  return `migrate ${what} (${took} ms): ${said.trim().replaceAll('\n', '; ')}`
}
