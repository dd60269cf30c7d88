import { statSync } from 'node:fs'
import { pushKeysPath } from '../../src/server/kernel/adapters/push/push-keys.ts'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { sealPath } from '../../src/server/rentals/seal/seal-key.ts'
import { fail, type Finding, ok } from './finding.ts'

const check = 'secrets'

/** Where settings with secrets usually stand. */
const SETTINGS = ['.env', '/etc/mezzo/mezzo.env', '/etc/mezzo/environment', '/etc/default/mezzo']

/** Whether everybody on this machine can read what only the server may. */
export function examineSecrets({ dataDir }: Config, settings: readonly string[] = SETTINGS): Finding[] {
  const own = dataDir.startsWith('memory://') ? [] : [sealPath(dataDir), pushKeysPath(dataDir)]
  const open = [...own, ...settings].filter(isOpen)
  if (open.length === 0)
    return [ok(check, 'No file with secrets that is known here can be read by everybody.')]
  return open.map((path) =>
    fail(check, `Everybody on this machine can read ${path}.`, `Take that away: chmod o= ${path}.`),
  )
}

function isOpen(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.mode & 0o007) !== 0
}
