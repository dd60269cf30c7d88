import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import type { PayoutItem } from './payouts-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import classes from './payouts.module.css'

/** All that a payout consists of, each with its booking; together they are its amount. */
export function PayoutItems({ items, currency }: { items: readonly PayoutItem[]; currency: string }) {
  const t = useTranslations('payouts')
  const kinds = useCatalogueText('catalogue.payoutItemKind')
  const format = useFormat()
  const amount = useMoneyFormat(currency)
  return (
    <ul className={classes.items} aria-label={t('parts')}>
      {items.map((item) => (
        <li key={item._id} className={classes.row}>
          <div className={classes.what}>
            <span>
              {kinds(item.kind)}
              {item.from && item.to && `, ${format.dayRange(item.from, item.to)}`}
            </span>
            {item.number && <small>{t('invoice', { number: item.number })}</small>}
            {item.bookingId && (
              <small>
                <PageLink page="bookings" params={{ bookingId: item.bookingId }}>
                  {t('stay', { tenant: item.tenantNames ?? '', apartment: item.apartmentName ?? '' })}
                </PageLink>
              </small>
            )}
          </div>
          <strong className={classes.amount}>{amount(item.amount)}</strong>
        </li>
      ))}
    </ul>
  )
}
