import { createHash, randomUUID } from 'node:crypto'
import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { partsOfDay } from '../../../domain/kernel/day.ts'
import { isReportYear, statementDay } from '../../../domain/money/tax-report/report-state.ts'
import type { TaxRecord } from '../../../domain/money/tax-report/tax-record.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { insertFile } from '../../kernel/files/sql.ts'
import { forEachInParts } from '../../kernel/jobs/for-each-alone.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser, type UserRow } from '../../people/accounts/sql.ts'
import { openRecord, operatorOf, recordName, sellerYears } from './find-record.ts'
import { readTaxFacts } from './read-facts.ts'
import { listReportableLandlords, lockTaxYear, type TaxYear } from './run-sql.ts'
import { statementPdf } from './statement-pdf.ts'
import { insertStatement, listAcceptedOfLandlord, listStatementDigests } from './statement-sql.ts'

const part = 100

/**
 * Tells every seller what is reported of the last years: from the middle of January on of the year that is over, and
 * anew where the tax office has accepted something else since. A second run tells nobody twice.
 */
export async function writeTaxStatements(ctx: Context): Promise<void> {
  const last = partsOfDay(ctx.today()).year - 1
  // Reports of earlier years may still be corrected.
  const years = [last, last - 1, last - 2, last - 3].filter((year) => isReportYear(year, ctx.today()))
  if (!operatorOf(ctx.config)) return
  await forEachInParts<string>(
    (after) => listReportableLandlords(ctx.db, after, part),
    'landlords',
    async (landlordId) => {
      for (const year of years) {
        const isDue = year === last && ctx.today() >= statementDay(year)
        await tellSellers(ctx, { year, mode: ctx.config.invoiceMode }, landlordId, isDue)
      }
    },
  )
}

async function tellSellers(ctx: Context, year: TaxYear, landlordId: string, isDue: boolean): Promise<void> {
  const told = new Map(
    (await listStatementDigests(ctx.db, year, landlordId)).map(({ sellerId, sha256 }) => [sellerId, sha256]),
  )
  const records = await recordsOf(ctx, year, landlordId, isDue)
  for (const [sellerId, record] of records) {
    const sha256 = createHash('sha256').update(JSON.stringify(record)).digest('hex')
    if (told.get(sellerId) === sha256) continue
    const landlord = await findUser(ctx.db, landlordId)
    if (landlord)
      await tellSeller(ctx, year, { landlord, sellerId, record, sha256, isCorrection: told.has(sellerId) })
  }
}

/** What was accepted, and of those of whom nothing was yet what would be reported, once sellers are told of the year. */
async function recordsOf(
  ctx: Context,
  year: TaxYear,
  landlordId: string,
  isDue: boolean,
): Promise<Map<string, TaxRecord>> {
  const records = new Map<string, TaxRecord>()
  if (isDue) {
    const facts = await readTaxFacts(ctx, ctx.db, { landlordId, year: year.year, through: ctx.today() })
    for (const { sellerId, record } of sellerYears(facts, ctx.today()))
      if (sellerId && record) records.set(sellerId, record)
  }
  for (const { sellerId, content } of await listAcceptedOfLandlord(ctx.db, year, landlordId))
    records.set(sellerId, openRecord(ctx.config, content))
  return records
}

interface Telling {
  landlord: UserRow
  sellerId: string
  record: TaxRecord
  sha256: string
  isCorrection: boolean
}

async function tellSeller(ctx: Context, year: TaxYear, telling: Telling): Promise<void> {
  const { landlord, sellerId, record, sha256, isCorrection } = telling
  const operator = operatorOf(ctx.config)
  if (!operator) return
  const language = mailLanguage(landlord.language)
  const content = await statementPdf({
    ...year,
    language,
    madeOn: ctx.today(),
    isCorrection,
    operator,
    record,
  })
  const key: FileKey = `tax-statements/${landlord.id}/${randomUUID()}.pdf`
  await keepContents(ctx, [{ key, content }], () =>
    inTransaction(ctx, async (trx) => {
      await lockTaxYear(trx, year)
      // Somebody else may have told it meanwhile: then the file is of no use.
      const told = await listStatementDigests(trx, year, landlord.id)
      if (told.some((known) => known.sellerId === sellerId && known.sha256 === sha256)) return
      const fileId = await insertFile(trx, {
        landlordId: landlord.id,
        tenantId: null,
        createdBy: null,
        type: 'TAX_STATEMENT',
        fileName: `${language === 'de' ? 'Steuermeldung' : 'tax-report'}-${year.year}.pdf`,
        contentType: 'application/pdf',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        storageKey: key,
        at: ctx.now(),
      })
      const row = { ...year, sellerId, landlordId: landlord.id, sha256, fileId, isCorrection, at: ctx.now() }
      await insertStatement(trx, row)
      await audit(trx, ctx, {
        action: 'writeTaxStatement',
        entityType: 'billing_details_item',
        entityId: sellerId,
        landlordId: landlord.id,
        data: { year: year.year, mode: year.mode, isCorrection },
      })
      await queueMail(trx, ctx, {
        to: landlord.email,
        recipientId: landlord.id,
        language,
        template: 'taxStatement',
        attachmentFileId: fileId,
        data: {
          firstName: landlord.first_name,
          name: recordName(record),
          year: year.year,
          isCorrection,
          path: `/${language}/dashboard/tax-report?year=${year.year}`,
        },
      })
    }),
  )
}
