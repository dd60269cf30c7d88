import { useSuspenseQuery } from '@tanstack/react-query'
import { IconMapPin } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { inLeapYear, seasonalRent } from '../../domain/listings/seasons.ts'
import type { RouteParams } from '../routes.ts'
import { AvailabilityStrip } from '../shared/availability-strip.tsx'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useStayInAddress } from '../shared/stay-in-address.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page, EmptyPage } from '../shared/page.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import { Section } from '../ui/section.tsx'
import { useFreeFrom } from './free-from.ts'
import { Gallery } from './gallery.tsx'
import { Amenities, HouseRules, ListingFacts } from './listing-facts.tsx'
import { District } from './district.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { Details, Energy, Rooms, Services } from './listing-more.tsx'
import { ShortlistHeart } from './shortlist-heart.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { trackListings } from '../shared/tracker/event-queue.ts'
import classes from './listing-page.module.css'
import { publicListingOptions, type PublicListing } from './listing-queries.ts'
import { listingText } from '../shared/listing-words.ts'
import { utcToday } from '../shared/today.ts'

/** Fetches the listing before the page shows. */
export const loader: PageLoader<'publicListing' | 'publicGroup'> = ({ queryClient, params }) =>
  queryClient.ensureQueryData(publicListingOptions(idsOf(params)))

function idsOf(params: RouteParams<'publicListing' | 'publicGroup'>) {
  return { listingId: params.listingId, groupId: params.groupId }
}

/** A listing that anybody may look at, and ask for (D2 public listing detail). */
export function ListingPage() {
  const t = useTranslations('publicListing')
  const { data: listing } = useSuspenseQuery(
    publicListingOptions(idsOf(useRouteParams('publicListing', 'publicGroup'))),
  )
  if (listing) return <Listing listing={listing} />
  return (
    <EmptyPage
      illustration={<NotFoundIllustration />}
      title={t('missingTitle')}
      text={t('missingText')}
      action={
        <Button component={PageLink} page="start" variant="primary">
          {t('back')}
        </Button>
      }
    />
  )
}

function Listing(props: { listing: PublicListing }) {
  const { listing } = props
  const t = useTranslations('publicListing')
  const language = useLocale()
  const title =
    listingText(listing.title, language).text || listing.name || t('title', { city: listing.city })
  const description = listingText(listing.description, language)
  const houseRules = listingText(listing.houseRules, language)
  const additional = listingText(listing.additionalInformation, language)
  const tMore = useTranslations('listingMore')
  const today = utcToday()
  useEffect(() => trackListings('ListingDetailsViewed', [listing.groupId]), [listing.groupId])
  return (
    <Page
      title={title}
      back={<PageLink page="start">{t('back')}</PageLink>}
      lead={
        <span className={classes.where}>
          <IconMapPin size={16} aria-hidden />
          {t('where', { zipCode: listing.zipCode, city: listing.city })}
          <small>{t('addressLater')}</small>
        </span>
      }
    >
      <div className={classes.pictures}>
        <Gallery title={title} images={listing.images} />
        <ShortlistHeart groupId={listing.groupId} title={title} />
      </div>
      <div className={classes.columns}>
        <div className={classes.words}>
          <ListingFacts listing={listing} />
          <FloorPlan plan={listing.floorPlan} title={title} />
          <Section title={t('about')}>
            {description.otherLanguage && <OtherLanguage language={description.otherLanguage} />}
            <p className={classes.text} lang={description.otherLanguage ?? undefined}>
              {description.text || t('noDescription')}
            </p>
          </Section>
          {listing.amenities.length > 0 && (
            <Section title={t('amenities')}>
              <Amenities amenities={listing.amenities} places={listing.amenitiesAvailability} />
            </Section>
          )}
          <Rooms listing={listing} />
          <Services listing={listing} />
          {additional.text && (
            <Section title={tMore('additional')}>
              <p className={classes.text} lang={additional.otherLanguage ?? undefined}>
                {additional.text}
              </p>
            </Section>
          )}
          <Section title={t('rules')}>
            <HouseRules listing={listing} />
            {houseRules.text && (
              <p className={classes.text} lang={houseRules.otherLanguage ?? undefined}>
                {houseRules.text}
              </p>
            )}
          </Section>
          <Section title={t('availability')}>
            <Card>
              <AvailabilityStrip today={today} unavailable={listing.unavailable} />
            </Card>
          </Section>
          <District area={listing.placeArea} city={listing.city} />
          <Energy listing={listing} />
          <Details listing={listing} />
        </div>
        <AskCard listing={listing} today={today} />
      </div>
      <SimilarListings groupId={listing.groupId} city={listing.city} today={today} />
    </Page>
  )
}

function OtherLanguage(props: { language: string }) {
  const t = useTranslations('publicListing')
  const key = `languages.${props.language}`
  if (!t.has(key)) return null
  return <small>{t('otherLanguage', { language: t(`languages.${props.language}`) })}</small>
}

function AskCard(props: { listing: PublicListing; today: string }) {
  const { listing, today } = props
  const t = useTranslations('publicListing')
  const tMore = useTranslations('listingMore')
  const format = useFormat()
  const freeFrom = useFreeFrom()
  const ask = listing.partOfGroup
    ? { page: 'groupRequestForm' as const, params: { groupId: listing.groupId } }
    : { page: 'listingRequestForm' as const, params: { listingId: listing._id } }
  const days = useStayInAddress()
  const lowest = format.money(listing.price, listing.currency)
  const price = listing.hasSeveralRents ? t('lowestPrice', { price: lowest }) : lowest
  const discounts = listing.stayDiscounts.map(({ months, percent }) =>
    tMore('stayDiscount', { months, percent }),
  )
  const seasons = listing.seasons.map((season) =>
    tMore('season', {
      from: format.day(inLeapYear(season.from), 'short'),
      to: format.day(inLeapYear(season.to), 'short'),
      rent: format.money(seasonalRent(listing.price, season), listing.currency),
    }),
  )
  return (
    <aside className={classes.ask}>
      <Card>
        <p className={classes.price}>
          <b>{price}</b> <span>{t('perMonth')}</span>
        </p>
        <DefinitionList
          items={[
            { term: t('availability'), value: freeFrom(today, listing) },
            { term: t('stay'), value: stayLength(t, listing) },
            { term: tMore('seasons'), value: seasons.length > 0 ? seasons.join(', ') : null },
            { term: tMore('stayDiscounts'), value: discounts.length > 0 ? discounts.join(', ') : null },
            { term: t('yourDays'), value: days.from && days.to ? format.dayRange(days.from, days.to) : null },
            {
              term: t('deposit'),
              value: listing.deposit > 0 ? format.money(listing.deposit, listing.currency) : t('noDeposit'),
            },
            {
              term: tMore('finalCleaningFee'),
              value:
                listing.finalCleaningFee > 0
                  ? format.money(listing.finalCleaningFee, listing.currency)
                  : null,
            },
          ]}
        />
        <div className={classes.go}>
          <span className={classes.barPrice} aria-hidden="true">
            <b>{price}</b>
            <small>{t('perMonth')}</small>
          </span>
          <Button component={PageLink} {...ask} search={days} variant="primary" size="large" fullWidth>
            {t('ask')}
          </Button>
        </div>
        {listing.hasSeveralRents && <small>{t('severalRents')}</small>}
        <small>{t('askHint')}</small>
      </Card>
    </aside>
  )
}

type Translator = ReturnType<typeof useTranslations<'publicListing'>>

/** The shortest and longest stay as a phrase. */
function stayLength(t: Translator, limits: { minMonths?: number | null; maxMonths?: number | null }): string {
  const { minMonths: min, maxMonths: max } = limits
  if (min && max) return t('stayBoth', { min, max })
  if (min) return t('stayMin', { min })
  return max ? t('stayMax', { max }) : t('stayAny')
}
