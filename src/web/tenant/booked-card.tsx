import { IconFileDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { BookedIllustration } from './booked-illustration.tsx'
import classes from './request-page.module.css'
import { stayPhase } from './request-groups.ts'
import type { TenantRequest } from './tenant-queries.ts'
import { addressText } from '../../domain/listings/identifier.ts'
import { utcToday } from '../shared/today.ts'

const TITLES = { ahead: 'booked.title', now: 'booked.now.title', over: 'booked.over.title' } as const

/** The end of the way: the apartment is booked; its address and the signed contract. */
export function BookedCard(props: { request: TenantRequest }) {
  const { request } = props
  const { listing, offer, booking } = request
  const t = useTranslations('tenant')
  const format = useFormat()
  const from = booking?.from ?? request.from
  const to = booking?.to ?? request.to
  const range = format.dayRange(from, to)
  const phase = stayPhase({ from, to }, utcToday())
  const day = format.day(phase === 'ahead' ? from : to)
  return (
    <Card as="section" className={classes.booked}>
      <div className={classes.bookedWords}>
        <h2>{t(TITLES[phase], { day })}</h2>
        <p>
          {t(phase === 'ahead' ? 'booked.text' : 'booked.during', {
            listing: listing.unitName ?? listing.name,
            range,
          })}
        </p>
        <p>
          <b>{t('booked.address')}</b>
          <br />
          {addressText(listing.address, { place: true })}
        </p>
        {booking && (
          <Button
            component={PageLink}
            page="tenantBooking"
            params={{ bookingId: booking._id }}
            variant="primary"
          >
            {t('actions.booking')}
          </Button>
        )}
        {offer?.signedContractUrl ? (
          <Button
            component="a"
            href={offer.signedContractUrl}
            target="_blank"
            rel="noopener"
            icon={<IconFileDownload size={18} aria-hidden />}
          >
            {t('actions.signedContract')}
          </Button>
        ) : (
          offer && (
            <Button component={PageLink} page="tenantContractSign" params={{ offerId: offer._id }}>
              {t('actions.readContract')}
            </Button>
          )
        )}
      </div>
      <BookedIllustration />
    </Card>
  )
}
