import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../processes.ts'
import type { Machine } from './machine.ts'
import type { Programs } from './programs.ts'

/** Makes Mezzo's role and database as docs/operations.md says it; answers the userlist.txt of PgBouncer. */
export function makeRole({ values }: Machine, { postgresBin }: Programs, password: string): string {
  const psql = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(
      join(postgresBin, 'psql'),
      ['-X', '-v', 'ON_ERROR_STOP=1', '-h', values['SOCKET_DIR'] ?? '', '-U', 'postgres', ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, PGPORT: values['POSTGRES_PORT'], PGPASSWORD: values['SUPERUSER_PASSWORD'] },
      },
    )
    if (status !== 0) throw new Error(`psql ${args.join(' ')}: ${stderr}`)
    return stdout
  }
  psql('-v', `password=${password}`, '-f', join(root, 'deploy/database.sql'))
  return psql(
    '-Atc',
    `select format('"%s" "%s"', rolname, rolpassword) from pg_authid where rolname = 'mezzo'`,
  )
}
