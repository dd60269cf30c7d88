import { IconFileDownload, IconFileText, IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './booking-page.module.css'
import type { TenantBooking } from './tenant-booking-queries.ts'
import { addressText } from '../../domain/listings/identifier.ts'

/** Where the apartment is, whom to talk to, and the contract. */
export function BookingAside({ booking }: { booking: TenantBooking }) {
  const t = useTranslations('tenantBooking')
  const { listing, landlord } = booking
  return (
    <aside className={classes.aside}>
      <Card padded={false} className={classes.listing}>
        <img src={listing.coverImage.urls.medium} alt="" width={640} height={400} />
        <div>
          <b>{listing.unitName ?? listing.name}</b>
          <address>{addressText(listing.address, { place: true })}</address>
        </div>
      </Card>
      <Card as="section" className={classes.contact} aria-label={t('landlord')}>
        <h2>{t('landlord')}</h2>
        <p>
          {landlord.firstName} {landlord.lastName}
        </p>
        <a href={`mailto:${landlord.email}`}>
          <IconMail size={17} aria-hidden /> {landlord.email}
        </a>
        {landlord.phone && (
          <a href={`tel:${landlord.phone.replaceAll(/[^\d+]/g, '')}`}>
            <IconPhone size={17} aria-hidden /> {landlord.phone}
          </a>
        )}
      </Card>
      {booking.contractUnit && (
        <p className={classes.warning}>
          {t('contractOfOther', {
            contractUnit: booking.contractUnit.name,
            unit: listing.unitName ?? listing.name,
            name: `${landlord.firstName} ${landlord.lastName}`,
          })}
        </p>
      )}
      {booking.signedContractUrl && (
        <Button
          component="a"
          href={booking.signedContractUrl}
          target="_blank"
          rel="noopener"
          fullWidth
          icon={<IconFileDownload size={18} aria-hidden />}
        >
          {t('signedContract')}
        </Button>
      )}
      <Button
        component={PageLink}
        page="tenantContractSign"
        params={{ offerId: booking.offerId }}
        fullWidth
        icon={<IconFileText size={18} aria-hidden />}
      >
        {t('readContract')}
      </Button>
      <Button
        component={PageLink}
        page="tenantRequest"
        params={{ bookingRequestId: booking.bookingRequestId, listingRequestId: booking.listingRequestId }}
        fullWidth
        variant="quiet"
      >
        {t('request')}
      </Button>
    </aside>
  )
}
