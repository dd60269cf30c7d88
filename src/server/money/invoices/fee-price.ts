import { type Day, dayOf } from '../../../domain/kernel/day.ts'
import { vatWithin } from '../../../domain/kernel/money.ts'
import { invoiceBuyer } from '../../../domain/money/invoice-buyer.ts'
import { vatOf, vatOfFee } from '../../../domain/money/vat.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { PricedFee } from '../../rentals/bookings/fee-documents.ts'
import type { FeeFacts } from './fee-facts-sql.ts'

/** What of a tenant's fee for a stay in that country is VAT: the tenant is told one amount and pays that. */
export function vatOfTenantFee(
  ctx: Pick<Context, 'config' | 'now'>,
  flatCountry: string,
  fee: number,
): { vat: number; vatRate: number } {
  const { seller } = ctx.config
  const { rate } = vatOfFee({
    flatCountry,
    seller: { country: seller?.country ?? flatCountry, isSmallBusiness: seller?.isSmallBusiness ?? false },
    buyer: { isBusiness: false, vatId: null },
    reducedRate: false,
    on: dayOf(ctx.now()),
  })
  return { vat: vatWithin(fee, rate), vatRate: rate }
}

/** The fee with VAT as an invoice of that day says it. Without a known operator or address it is that of a private landlord. */
export function priceOfFee(
  ctx: Pick<Context, 'config' | 'now'>,
  facts: FeeFacts,
  net: number,
  on: Day = dayOf(ctx.now()),
): PricedFee {
  const buyer = invoiceBuyer(facts.buyer)
  const seller = ctx.config.seller
  const { category, rate } = vatOfFee({
    flatCountry: facts.flatCountry,
    seller: {
      country: seller?.country ?? facts.flatCountry,
      isSmallBusiness: seller?.isSmallBusiness ?? false,
    },
    buyer: { isBusiness: buyer?.isBusiness ?? false, vatId: buyer?.vatId ?? null },
    reducedRate: facts.labels.includes('SEVEN_PERCENT_TAX_DISCOUNT'),
    on,
  })
  const vat = vatOf(net, rate)
  return { net, vat, amount: net + vat, vatRate: rate, vatCategory: category }
}
