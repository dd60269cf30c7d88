import { useTranslations } from 'use-intl'
import { useContractName } from '../shared/contract-name.ts'
import { useFormat } from '../shared/format.ts'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { UnitsByDays } from '../shared/units-by-days.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import classes from './booking-page.module.css'
import type { TenantBooking } from './tenant-booking-queries.ts'

/** When and for how much. */
export function BookingFacts({ booking }: { booking: TenantBooking }) {
  const t = useTranslations('tenantBooking')
  const contractName = useContractName()
  const format = useFormat()
  const { actualStay, currency } = booking
  return (
    <Card className={classes.facts}>
      <DefinitionList
        items={[
          {
            term: t('stay'),
            value: <b>{format.dayRange(booking.from, booking.to)}</b>,
            detail: format.duration(booking.duration),
          },
          {
            term: t('stayed'),
            value: booking.canceled && actualStay ? format.dayRange(actualStay.from, actualStay.to) : null,
          },
          {
            term: t('apartments'),
            value: booking.units.length > 0 ? <UnitsByDays units={booking.units} /> : null,
          },
          { term: t('kind'), value: t(`types.${booking.type}`) },
          { term: t('bookedOn'), value: format.instant(booking.createdAt) },
        ]}
      />
      <DefinitionList
        items={[
          {
            term: t('rent'),
            value: <b>{format.money(booking.totalCost, currency, 'no')}</b>,
            detail: (
              <>
                {t('perMonth', { price: format.money(booking.price, currency) })}
                <RentMade rent={{ ...booking, totalRent: booking.totalCost }} />
              </>
            ),
          },
          {
            term: t('deposit'),
            value: booking.deposit > 0 ? format.money(booking.deposit, currency) : null,
          },
          {
            term: t('contract'),
            value: contractName(booking.selectedContract, booking.listing.address.country),
          },
        ]}
      />
    </Card>
  )
}
