import { listHeads, listSeals } from '../../src/server/kernel/audit/sql.ts'
import { checkAuditLog } from '../../src/server/kernel/audit/actions.ts'
import { decryptText } from '../../src/server/kernel/adapters/secret-text.ts'
import type { Config } from '../../src/server/kernel/config/config.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'
import { checkBooks } from '../../src/server/money/books/check-actions.ts'
import { listSealCertificates } from '../../src/server/rentals/seal/certificate-sql.ts'
import { findSealKey } from '../doctor/seals.ts'
import { fail, type Finding, ok, sentenceOf, warn } from '../doctor/finding.ts'
import { bringFiles, type Places } from './bring-files.ts'

type Subject = Places & { config: Config; db: Db }

const shown = 5

/** The checks of a restored database, from the quickest to the longest. */
export const CHECKS = {
  secret: checkSecret,
  seal: checkSealKey,
  audit: checkAudit,
  files: checkFiles,
  ledger: checkLedger,
} as const satisfies Record<string, (subject: Subject) => Promise<Finding[]>>

/** Whether MEZZO_SECRET is the one that this database was written with. */
async function checkSecret({ config, db }: Subject): Promise<Finding[]> {
  const stored = await db.selectFrom('bank_accounts').select('iban').limit(1).executeTakeFirst()
  try {
    if (stored) decryptText(config, 'iban', stored.iban)
  } catch {
    return [
      fail(
        'secret',
        'MEZZO_SECRET is not the one that this database was written with: it opens no bank account.',
        'Set the one of that moment. Without it bank accounts, tax ids and second factors stay closed.',
      ),
    ]
  }
  return [
    ok(
      'secret',
      stored
        ? 'MEZZO_SECRET opens what it had closed.'
        : 'There is nothing yet that MEZZO_SECRET had closed.',
    ),
  ]
}

/** Whether the key that seals from now on is one that has sealed here. */
async function checkSealKey({ config, db }: Subject): Promise<Finding[]> {
  const used = await listSealCertificates(db)
  try {
    const key = findSealKey(config)
    if (used.length === 0) return [ok('seal', 'Nothing was sealed here yet.')]
    if (!key)
      return [
        fail(
          'seal',
          'Contracts were sealed here, and the key is gone.',
          'Put MEZZO_DATA_DIR/seal of the backup back, or set MEZZO_SEAL_KEY and MEZZO_SEAL_CERTIFICATE, before the server starts.',
        ),
      ]
    if (used.some(({ raw }) => raw.equals(key.certificate.raw)))
      return [ok('seal', 'The key of the seal is the one that has sealed here.')]
    return [
      fail(
        'seal',
        'The key of the seal is another one than has sealed here until that moment.',
        'Put the former one back, unless it was changed on purpose: what it has sealed stays valid either way.',
      ),
    ]
  } catch (error) {
    return [
      fail(
        'seal',
        `The key of the seal can’t be used: ${sentenceOf(error)}`,
        'Put the pair of the backup back.',
      ),
    ]
  }
}

async function checkAudit({ config, db }: Subject): Promise<Finding[]> {
  const { checkedEntries, breaks } = await checkAuditLog(db, config.secret, null)
  if (breaks.length === 0) return [ok('audit', `The audit log is whole (${checkedEntries} entries).`)]
  const seals = (await listSeals(db, null)).length
  if (breaks.length >= seals && breaks.every(({ problem }) => problem === 'differs from its seal'))
    return [
      fail(
        'audit',
        `Not one of the ${seals} seals of the audit log is of this MEZZO_SECRET.`,
        'Set the one of that moment.',
      ),
    ]
  const [first] = breaks
  const chains = (await listHeads(db)).length
  return [
    fail(
      'audit',
      `The audit log has ${breaks.length} breaks in its ${chains} chains, the first: ${first?.problem}, chain ${first?.chain}.`,
      'Restore to an earlier moment: something was changed in the log before this one. npm run audit:check has all of them.',
    ),
  ]
}

async function checkLedger({ db, files }: Subject): Promise<Finding[]> {
  const { entries, documents, faults } = await checkBooks(db, files, Temporal.Now.instant())
  if (faults.length === 0)
    return [ok('ledger', `The books are right (${entries} entries, ${documents} documents).`)]
  return [
    fail(
      'ledger',
      `The books have ${faults.length} faults: ${faults.slice(0, shown).join(' ')}`,
      'Restore to an earlier moment, or mend what is named; npm run ledger:check has all of them.',
    ),
  ]
}

/** Brings back what the copy has, and says what is nowhere; a seal that is broken is one, too. */
async function checkFiles({ config, db, files, copy }: Subject): Promise<Finding[]> {
  const own = await Promise.resolve(config)
    .then(findSealKey)
    .catch(() => null)
  const certificates = [...(await listSealCertificates(db)), ...(own ? [own.certificate] : [])]
  const found = await bringFiles(db, { files, copy }, certificates)
  const findings: Finding[] = []
  const some = (keys: readonly string[]) =>
    keys.slice(0, shown).join(', ') + (keys.length > shown ? ', …' : '')
  if (found.missing.length > 0)
    findings.push(
      fail(
        'files',
        `Of ${found.named} contents that the database names ${found.missing.length} are nowhere: ${some(found.missing)}.`,
        copy
          ? 'Neither the files nor their copy have them: look in older copies of either. Who opens one is told that it is gone.'
          : 'There is no copy (MEZZO_FILES_COPY): look in your backups of the files. Who opens one is told that it is gone.',
      ),
    )
  if (found.changed.length > 0)
    findings.push(
      fail(
        'files',
        `${found.changed.length} contents are not what the database says: ${some(found.changed)}.`,
        'Files are never changed once written: take them from a copy.',
      ),
    )
  if (found.broken.length > 0)
    findings.push(
      fail(
        'seals',
        `${found.broken.length} sealed documents are not as they were sealed: ${some(found.broken)}.`,
        'Take them from a copy.',
      ),
    )
  else findings.push(ok('seals', `${found.sealed} documents are as they were sealed.`))
  if (found.missing.length + found.changed.length === 0)
    findings.push(
      ok(
        'files',
        `All ${found.named} contents that the database names are there, ${found.broughtBack} of them brought back.`,
      ),
    )
  if (!copy)
    findings.push(
      warn(
        'files',
        'There is no copy of the files.',
        'Set MEZZO_FILES_COPY: what is deleted after a moment is gone for a restore to it.',
      ),
    )
  return findings
}
