import { X509Certificate } from 'node:crypto'
import type { Db } from '../../kernel/db/database.ts'
import { fingerprintOf } from './check-seal.ts'

/** Remembers that a certificate has sealed something here, once. */
export async function saveSealCertificate(
  db: Db,
  certificate: X509Certificate,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('seal_certificates')
    .values({
      fingerprint: fingerprintOf(certificate),
      certificate: certificate.toString(),
      first_used_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Every certificate that has sealed something here. */
export async function listSealCertificates(db: Db): Promise<X509Certificate[]> {
  const rows = await db.selectFrom('seal_certificates').select('certificate').execute()
  return rows.map((row) => new X509Certificate(row.certificate))
}
