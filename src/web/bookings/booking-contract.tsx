import { IconAlertTriangle, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useContractName } from '../shared/contract-name.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'

/** The form of the contract and its signed document. */
export function BookingContract({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const contractName = useContractName()
  return (
    <Card as="section" className={classes.card}>
      <h3>{t('contract')}</h3>
      {booking.contractUnit && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('contractOfOther', {
            contractUnit: booking.contractUnit.name,
            unit: booking.listing.apartmentName,
          })}
        </p>
      )}
      <DefinitionList
        items={[
          {
            term: t('contractForm'),
            value: contractName(booking.selectedContract, booking.listing.address.country),
          },
        ]}
      />
      {booking.signedContractUrl ? (
        <Button
          component="a"
          href={booking.signedContractUrl}
          target="_blank"
          rel="noreferrer"
          icon={<IconFileTypePdf size={18} aria-hidden />}
          className={classes.file}
        >
          {t('signedContract')}
        </Button>
      ) : (
        <p className={classes.note}>{t('noContract')}</p>
      )}
    </Card>
  )
}
