import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { durationOf, isDay, parseDay, type Stay } from '../../domain/kernel/day.ts'
import { useFormat } from '../shared/format.ts'
import { listingText } from '../shared/listing-words.ts'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { type OtherListing, otherListingsOptions, type RequestedListing } from './request-form-queries.ts'
import { type StayCosts, useStayCosts } from './stay-costs.ts'
import classes from './request-form.module.css'

/** The listing, and what the chosen days come to, as they are being chosen. */
export function StaySummary(props: {
  listing: RequestedListing
  title: string
  from: string
  to: string
  otherGroupIds: readonly string[]
}) {
  const { listing, from, to } = props
  const t = useTranslations('requestForm.summary')
  const format = useFormat()
  const stay = isDay(from) && isDay(to) && from < to ? { from: parseDay(from), to: parseDay(to) } : null
  const methodText = useCatalogueText('catalogue.invoiceCalculationMethod')
  const costsOf = useStayCosts([listing], stay)
  const costs = costsOf(listing)
  const monthly = t(listing.hasSeveralRents ? 'fromPerMonth' : 'perMonth', {
    price: format.money(listing.price, listing.currency),
  })
  const [cover] = listing.images
  return (
    <Card className={classes.summary}>
      <div className={classes.listing}>
        {cover && <img src={cover.urls.small} alt="" width={84} height={63} />}
        <div>
          <b>{props.title}</b>
          <small>{monthly}</small>
        </div>
      </div>
      <h2>{t('title')}</h2>
      <div aria-live="polite" className={classes.figures}>
        {stay ? (
          <>
            <DefinitionList
              items={[
                { term: t('dates'), value: format.dayRange(from, to) },
                { term: t('duration'), value: format.duration(durationOf(stay)) },
                {
                  term: t('rent'),
                  value: costs && <b>{format.money(costs.rent, listing.currency, 'no')}</b>,
                  detail: (
                    <>
                      {costs ? <MonthlyRent costs={costs} listing={listing} /> : monthly}
                      {costs && (
                        <RentMade
                          rent={{
                            ...listing,
                            price: costs.price,
                            from,
                            to,
                            totalRent: costs.rent,
                            calculationMethod: costs.method,
                          }}
                        />
                      )}
                    </>
                  ),
                },
                {
                  term: t('serviceFee'),
                  value:
                    costs && costs.fee.amount > 0
                      ? format.money(costs.fee.amount, listing.currency, 'no')
                      : null,
                  detail:
                    costs &&
                    t('serviceFeeOf', {
                      percent: format.rate(costs.fee.rate),
                      vat: format.money(costs.fee.vat, listing.currency, 'no'),
                    }),
                },
                {
                  term: t('deposit'),
                  value: listing.deposit > 0 ? format.money(listing.deposit, listing.currency) : null,
                },
              ]}
            />
            {props.otherGroupIds.length > 0 && (
              <OtherRents groupId={listing.groupId} chosen={props.otherGroupIds} stay={stay} />
            )}
            {costs && (
              <small>
                {costs.method === 'OWN_CALCULATION'
                  ? t('estimate')
                  : t('estimateBy', { method: methodText(costs.method) })}
              </small>
            )}
          </>
        ) : (
          <p className={classes.muted}>{t('empty')}</p>
        )}
      </div>
    </Card>
  )
}

/** What the same stay comes to in the other listings that are asked; only one of them becomes a booking. */
function OtherRents(props: { groupId: string; chosen: readonly string[]; stay: Stay }) {
  const t = useTranslations('requestForm.summary')
  const format = useFormat()
  const locale = useLocale()
  const { data } = useQuery(otherListingsOptions(props.groupId))
  const listings = data?.filter((listing) => props.chosen.includes(listing.groupId)) ?? []
  const costsOf = useStayCosts(listings, props.stay)
  const rentOf = (listing: OtherListing) => {
    const costs = costsOf(listing)
    return costs && format.money(costs.rent, listing.currency, 'no')
  }
  const feeOf = (listing: OtherListing) => {
    const fee = costsOf(listing)?.fee
    if (!fee || fee.amount === 0) return null
    return t('otherFee', {
      amount: format.money(fee.amount, listing.currency, 'no'),
      percent: format.rate(fee.rate),
      vat: format.money(fee.vat, listing.currency, 'no'),
    })
  }
  return (
    <>
      <h3>{t('others')}</h3>
      <DefinitionList
        items={listings.map((listing) => ({
          term: listingText(listing.title, locale).text || listing.name,
          value: rentOf(listing),
          detail: feeOf(listing),
        }))}
      />
      <small>{t('onlyOne')}</small>
    </>
  )
}

/** What a month of the stay costs: by season and on average, and with what is taken off for its length. */
function MonthlyRent({ costs, listing }: { costs: StayCosts; listing: RequestedListing }) {
  const t = useTranslations('requestForm.summary')
  const format = useFormat()
  const money = (amount: number) => format.money(amount, listing.currency)
  const isSeasonal = costs.average !== costs.listPrice || costs.days.length > 1
  const average = { price: money(costs.average) }
  return (
    <>
      {isSeasonal &&
        costs.days.map((days) => (
          <span key={days.from} className={classes.season}>
            {t('season', { days: format.dayRange(days.from, days.to), price: money(days.price) })}
          </span>
        ))}
      {costs.discount
        ? t('discounted', { ...costs.discount, ...average, monthly: money(costs.price) })
        : t(costs.days.length > 1 ? 'average' : 'perMonth', average)}
    </>
  )
}
