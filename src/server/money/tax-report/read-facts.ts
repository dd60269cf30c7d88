import type { Day } from '../../../domain/kernel/day.ts'
import type { TaxFacts, TaxSeller } from '../../../domain/money/tax-report/tax-facts.ts'
import { daysOfYear } from '../../../domain/money/tax-report/tax-figures.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/db/reads.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  listHomeSellers,
  listTaxHomes,
  listTaxSellers,
  listTaxStays,
  listTaxSums,
  type SellerRow,
} from './facts-sql.ts'

/** All that a landlord's report of a year is made of; of a year that isn't over what there is until today. */
export async function readTaxFacts(
  ctx: Pick<Context, 'config'>,
  source: Source,
  asked: { landlordId: string; year: number; through: Day },
): Promise<TaxFacts> {
  const { landlordId, year, through } = asked
  const days = daysOfYear(year)
  const to = through < days.to ? through : days.to
  const scope = { landlordId, mode: ctx.config.invoiceMode, from: days.from, to }
  const [sellers, homes, homeSellers, stays, entries] = await Promise.all([
    listTaxSellers(source, landlordId),
    listTaxHomes(source, landlordId),
    listHomeSellers(source, landlordId),
    listTaxStays(source, { landlordId, from: days.from, to }),
    listTaxSums(source, scope),
  ])
  return {
    year,
    sellers: sellers.map((row) => sellerOf(ctx.config, row)),
    homes,
    homeSellers,
    stays,
    entries,
  }
}

function sellerOf(config: Pick<Config, 'secret'>, row: SellerRow): TaxSeller {
  const { addressLine1, addressLine2, zipCode, city, region, country, accounts, taxId, ...facts } = row
  return {
    ...facts,
    address: { addressLine1, addressLine2, zipCode, city, region, country },
    taxId: taxId && decryptText(config, 'tax-id', taxId),
    accounts: accounts.map(({ iban, holder }) => ({ iban: decryptText(config, 'iban', iban), holder })),
  }
}
