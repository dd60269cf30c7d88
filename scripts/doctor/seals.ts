import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { listSealCertificates } from '../../src/server/rentals/seal/certificate-sql.ts'
import { certificateIn, readSealKey, type SealKey, sealPath } from '../../src/server/rentals/seal/seal-key.ts'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, lengthOf, ok, sentenceOf, warn } from './finding.ts'

const check = 'seal'
const month = 30 * 86_400

/** Whether contracts can be sealed, and for how long with this certificate. */
export async function examineSeal(config: Config, database: AskedDatabase | null): Promise<Finding> {
  let key: SealKey | null
  try {
    key = findSealKey(config)
  } catch (error) {
    return fail(
      check,
      `Contracts can't be sealed: ${sentenceOf(error)}`,
      'Set MEZZO_SEAL_KEY and MEZZO_SEAL_CERTIFICATE to a pair, or restore seal/seal.pem of the backup.',
    )
  }
  const used = database ? await database.ask(listSealCertificates) : []
  if (!key)
    return used.length > 0
      ? fail(
          check,
          'Contracts were sealed here, and the key is gone.',
          'Restore MEZZO_DATA_DIR/seal of the backup before the next contract is signed.',
        )
      : ok(check, 'The first contract makes a key and a certificate.')
  const left = (key.certificate.validToDate.getTime() - Date.now()) / 1_000
  const advice = 'Set MEZZO_SEAL_KEY and MEZZO_SEAL_CERTIFICATE to a new pair; what is sealed stays valid.'
  if (left < 0) return fail(check, `The certificate ended ${lengthOf(-left)} ago.`, advice)
  if (left < month) return warn(check, `The certificate ends in ${lengthOf(left)}.`, advice)
  if (used.length > 0 && !used.some(({ raw }) => raw.equals(key.certificate.raw)))
    return warn(
      check,
      'Nothing was sealed here with this key so far, but with another one.',
      'Unless it was changed on purpose, give all machines the same MEZZO_SEAL_KEY and MEZZO_SEAL_CERTIFICATE.',
    )
  return ok(check, `Key and certificate belong together, and end in ${lengthOf(left)}.`)
}

/** The key of the settings or of the data folder; null where none was made yet. */
export function findSealKey({ seal, dataDir }: Config): SealKey | null {
  if (seal) return readSealKey(seal)
  const path = sealPath(dataDir)
  if (dataDir.startsWith('memory://') || !existsSync(path)) return null
  const pem = readFileSync(path, 'utf8')
  return readSealKey({ key: pem, certificate: certificateIn(pem) })
}
