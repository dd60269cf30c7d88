import { sql, type SqlBool } from 'kysely'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { BuyerFacts } from '../../../domain/money/invoice-buyer.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** What the invoice of a home's fee depends on beside the stay. */
export interface FeeFacts {
  labels: Tag[]
  /** Where the flat is, two letters. */
  flatCountry: string
  flatName: string
  landlordLanguage: Language
  buyer: BuyerFacts
}

/** The facts of a group that exists. */
export async function findFeeFacts(source: Source, groupId: string): Promise<FeeFacts> {
  const facts = await feeFactsOf.find(source, { groupId })
  if (!facts) throw new Error(`The group ${groupId} is gone.`)
  return facts
}

const feeFactsOf = statement((db, { groupId }: { groupId: string }) =>
  db
    .selectFrom('groups as g')
    .innerJoin('users as l', 'l.id', 'g.landlord_id')
    .leftJoin('billing_details_items as d', 'd.id', 'g.billing_details_item_id')
    .leftJoin('billing_addresses as a', 'a.id', 'g.billing_address_id')
    .select([
      'g.labels',
      'g.country as flatCountry',
      'g.name as flatName',
      sql<Language>`${sql.raw(mailLanguageOf('l'))}`.as('landlordLanguage'),
      sql<BuyerFacts>`jsonb_build_object('name', l.name, 'email', l.email,
        'details', case when d.id is not null then jsonb_build_object('type', d.type, 'firstName', d.first_name,
          'lastName', d.last_name, 'companyName', d.company_name, 'vatId', d.vat_id, 'billingAddress', d.billing_address,
          'addressLine1', d.address_line1, 'addressLine2', d.address_line2, 'zipCode', d.zip_code, 'city', d.city,
          'region', d.region, 'country', d.country) end,
        'address', case when a.id is not null then jsonb_build_object('name', a.name, 'addressLine1', a.address_line1,
          'addressLine2', a.address_line2, 'zipCode', a.zip_code, 'city', a.city, 'region', a.region,
          'country', a.country) end)`.as('buyer'),
    ])
    .where(sql<SqlBool>`g.id = ${groupId}::uuid`),
)
