import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../src/server/kernel/config/config.ts'
import { createLog } from '../../src/server/kernel/config/log.ts'
import { systemContext } from '../../src/server/kernel/viewer/context.ts'
import { erasePeople } from '../../src/server/public/deletion/erase-actions.ts'
import { openRestored } from '../restore/open-restored.ts'
import type { ArchivedPostgres } from './archived-postgres.ts'

/** Erases somebody whose days of withdrawal are over, as the job does that comes every ten minutes. */
export async function eraseSomebody(
  { sql }: ArchivedPostgres,
  id: string,
  env: Record<string, string>,
): Promise<void> {
  sql(`insert into deletion_requests (user_id, requested_at) values ('${id}', now() - interval '31 days')`)
  const config = { ...readConfig(env), logLevel: 'error' }
  const services = await openRestored(config, createLog(config))
  try {
    for (let tries = 0; tries < 60; tries++) {
      await erasePeople(systemContext(services, 'trial'))
      if (sql(`select erased_at is not null from users where id = '${id}'`).trim() === 't') return
      await sleep(1_000)
    }
    throw new Error('The person was not erased within a minute.')
  } finally {
    await services.close()
  }
}
