import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { CARD_PHOTO_SIZES } from '../../domain/listings/pictures.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useStayInAddress } from '../shared/stay-in-address.ts'
import { ListingPhoto } from '../shared/pictures/listing-photo.tsx'
import { useFreeFrom } from './free-from.ts'
import type { ListingCardData } from './listing-queries.ts'
import { listingText } from '../shared/listing-words.ts'
import { ShortlistHeart } from './shortlist-heart.tsx'
import classes from './start-page.module.css'

/** A listing in the list of the start page: photo, place, size, price and when it is free. */
export function ListingCard(props: { listing: ListingCardData; today: string; eager: boolean }) {
  const { listing, today } = props
  const t = useTranslations('publicListing')
  const tStart = useTranslations('start')
  const tHomeType = useTranslations('homeType')
  const format = useFormat()
  const freeFrom = useFreeFrom()
  const language = useLocale()
  const link = listing.partOfGroup
    ? { page: 'publicGroup' as const, params: { groupId: listing.groupId } }
    : { page: 'publicListing' as const, params: { listingId: listing._id } }
  const days = useStayInAddress()
  const [cover] = listing.images
  const title =
    listingText(listing.title, language).text || listing.name || t('title', { city: listing.city })
  return (
    <article className={classes.card}>
      <div className={classes.photo}>
        {cover && (
          <ListingPhoto
            urls={cover.urls}
            placeholder={cover.placeholder}
            alt=""
            sizes={CARD_PHOTO_SIZES}
            eager={props.eager}
          />
        )}
      </div>
      <ShortlistHeart groupId={listing.groupId} title={title} />
      <div className={classes.cardWords}>
        <h3>
          <PageLink {...link} search={days} className={classes.cardLink}>
            {title}
          </PageLink>
        </h3>
        <p className={classes.cardFacts}>
          <span>{t('where', { zipCode: listing.zipCode, city: listing.city })}</span>
          <span>{tHomeType(listing.homeType)}</span>
          <span>{t('area', { area: format.number(listing.area) })}</span>
          {listing.partOfGroup && <span>{t('units', { count: listing.unitCount })}</span>}
        </p>
        <p className={classes.cardFoot}>
          <b>
            {tStart(listing.hasSeveralRents ? 'lowestPrice' : 'fromPrice', {
              price: format.money(listing.price, listing.currency),
            })}
          </b>
          <span>{freeFrom(today, listing)}</span>
        </p>
      </div>
    </article>
  )
}
