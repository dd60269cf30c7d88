import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { TaxYear } from './run-sql.ts'

/** What a seller was told of a year. */
export interface StatementRow {
  id: string
  year: number
  mode: InvoiceLiveMode
  name: string
  isCorrection: boolean
  madeAt: Temporal.Instant
  fileId: string
}

/** What a landlord's sellers were told, the newest first. */
export async function listTaxStatements(source: Source, landlordId: string): Promise<StatementRow[]> {
  return statementsOf.list(source, { landlordId })
}

const statementsOf = statement(
  (_, { landlordId }: { landlordId: string }) => sql<StatementRow>`
    select s.id, s.year, s.mode, s.is_correction as "isCorrection", s.made_at as "madeAt", s.file_id as "fileId",
      case i.type when 'COMPANY' then i.company_name else trim(i.first_name || ' ' || i.last_name) end as name
    from tax_statements s join billing_details_items i on i.id = s.seller_id
    where s.landlord_id = ${landlordId}::uuid
    order by s.year desc, s.ordinal desc`,
  { madeAt: true },
)

/** What sellers of a landlord were told last of a year: the digest of it, by seller. */
export async function listStatementDigests(
  db: Db,
  { year, mode }: TaxYear,
  landlordId: string,
): Promise<{ sellerId: string; sha256: string }[]> {
  const { rows } = await sql<{ sellerId: string; sha256: string }>`
    select distinct on (seller_id) seller_id as "sellerId", sha256
    from tax_statements
    where landlord_id = ${landlordId}::uuid and year = ${year} and mode = ${mode}
    order by seller_id, ordinal desc`.execute(db)
  return rows
}

/** Stores what a seller was told. */
export async function insertStatement(
  trx: Db,
  row: TaxYear & {
    sellerId: string
    landlordId: string
    sha256: string
    fileId: string
    isCorrection: boolean
    at: Temporal.Instant
  },
): Promise<void> {
  await trx
    .insertInto('tax_statements')
    .values({
      year: row.year,
      mode: row.mode,
      seller_id: row.sellerId,
      landlord_id: row.landlordId,
      sha256: row.sha256,
      file_id: row.fileId,
      is_correction: row.isCorrection,
      made_at: row.at,
    })
    .execute()
}

/** What was accepted last of a landlord's sellers, encrypted. */
export async function listAcceptedOfLandlord(
  db: Db,
  { year, mode }: TaxYear,
  landlordId: string,
): Promise<{ sellerId: string; content: string }[]> {
  const { rows } = await sql<{ sellerId: string; content: string }>`
    select "sellerId", content from (
      select distinct on (seller_id) seller_id as "sellerId", content, change
      from tax_report_records
      where landlord_id = ${landlordId}::uuid and year = ${year} and mode = ${mode} and is_accepted
      order by seller_id, ordinal desc
    ) latest
    where change <> 'DELETED'`.execute(db)
  return rows
}

/** A statement that is gone, and where its content still lies. */
export interface DeletedStatement {
  id: string
  landlordId: string
  year: number
  key: string
}

/** Deletes statements that were made before a day, with their files. */
export async function deleteStatementsBefore(trx: Db, day: Day, limit: number): Promise<DeletedStatement[]> {
  const { rows } = await sql<DeletedStatement>`
    with due as (
      delete from tax_statements where id in (
        select id from tax_statements where made_at < ${day}::timestamp at time zone 'UTC'
        order by made_at limit ${limit})
      returning id, landlord_id, year, file_id
    )
    delete from files f using due where f.id = due.file_id
    returning due.id, due.landlord_id as "landlordId", due.year, f.storage_key as key`.execute(trx)
  return rows
}
