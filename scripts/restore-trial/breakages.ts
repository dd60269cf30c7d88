import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createSealCertificate } from '../../src/server/rentals/seal/seal-certificate.ts'
import { runRestore } from './command.ts'
import type { ArchivedPostgres } from './archived-postgres.ts'

interface Broken {
  postgres: ArchivedPostgres
  env: Record<string, string>
  folder: string
}

/** Breaks one thing after the other on purpose; answers what the checks did not say of it. */
export async function breakAll({ postgres, env, folder }: Broken): Promise<string[]> {
  const unsaid: string[] = []
  const expectSaid = async (name: string, check: string, more: Record<string, string> = {}) => {
    const { findings } = await runRestore(['--check'], { ...env, ...more })
    if (!findings.some((one) => one.severity === 'FAIL' && one.check === check)) unsaid.push(name)
  }
  const other = await createSealCertificate('https://other.example')
  await expectSaid('another key of the seal', 'seal', {
    MEZZO_SEAL_KEY: other.key,
    MEZZO_SEAL_CERTIFICATE: other.certificate,
  })
  await expectSaid('another MEZZO_SECRET', 'secret', {
    MEZZO_SECRET: 'another secret that is long enough to be one',
  })
  const key = postgres
    .sql(`select storage_key from files where type = 'SIGNED_CONTRACT' order by id limit 1`)
    .trim()
  if (key === '') return ['no contract was signed']
  for (const place of globSync(`{data/files,copy}/${key}`, { cwd: folder })) rmSync(join(folder, place))
  await expectSaid('a file that is nowhere', 'files')
  const change = (statement: string) => postgres.sql(`set session_replication_role = replica; ${statement}`)
  change(
    'update ledger_transfers set amount = amount + 1 where id = (select id from ledger_transfers order by id limit 1)',
  )
  await expectSaid('a changed row of the books', 'ledger')
  change(`update audit_log set action = 'other' where id = (select id from audit_log order by id limit 1)`)
  await expectSaid('a changed entry of the audit log', 'audit')
  return unsaid
}
