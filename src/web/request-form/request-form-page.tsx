import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { RouteParams } from '../routes.ts'
import { listingText } from '../shared/listing-words.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page, EmptyPage } from '../shared/page.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import { NO_PROFILE, type Profile, tenantProfileOptions } from './profile-queries.ts'
import { RequestForm } from './request-form.tsx'
import { requestedListingOptions, type RequestedListing } from './request-form-queries.ts'

/** Fetches the listing that is asked for, and what the tenant has told before. */
export const loader: PageLoader<'listingRequestForm' | 'groupRequestForm'> = ({
  queryClient,
  params,
  viewer,
}) =>
  Promise.all([
    queryClient.ensureQueryData(requestedListingOptions(idsOf(params))),
    viewer && !viewer.landlord && queryClient.ensureQueryData(tenantProfileOptions()),
  ])

function idsOf(params: RouteParams<'listingRequestForm' | 'groupRequestForm'>) {
  return { listingId: params.listingId, groupId: params.groupId }
}

/** The form by which a tenant asks for a stay (domain 4, send). */
export function RequestFormPage() {
  const viewer = useViewer()
  const { data } = useSuspenseQuery(
    requestedListingOptions(idsOf(useRouteParams('listingRequestForm', 'groupRequestForm'))),
  )
  const { publicListing: listing } = data
  if (!listing) return <NotOffered />
  if (viewer?.landlord) return <NotForLandlords listing={listing} />
  return viewer ? <AskingAsTenant listing={listing} /> : <Asking listing={listing} profile={NO_PROFILE} />
}

function NotOffered() {
  const t = useTranslations('publicListing')
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

function linkOf(listing: RequestedListing) {
  return listing.partOfGroup
    ? { page: 'publicGroup' as const, params: { groupId: listing.groupId } }
    : { page: 'publicListing' as const, params: { listingId: listing._id } }
}

function NotForLandlords(props: { listing: RequestedListing }) {
  const t = useTranslations('requestForm')
  return (
    <EmptyPage
      illustration={<NotFoundIllustration />}
      title={t('landlordTitle')}
      text={t('landlordText')}
      action={
        <Button component={PageLink} {...linkOf(props.listing)}>
          {t('back')}
        </Button>
      }
    />
  )
}

function AskingAsTenant(props: { listing: RequestedListing }) {
  const { data: profile } = useSuspenseQuery(tenantProfileOptions())
  return <Asking listing={props.listing} profile={profile} />
}

function Asking({ listing, profile }: { listing: RequestedListing; profile: Profile }) {
  const t = useTranslations('requestForm')
  const title = listingText(listing.title, useLocale()).text || listing.name || listing.city
  return (
    <Page
      title={t('heading', { listing: title })}
      documentTitle={t('title')}
      lead={t('lead')}
      back={<PageLink {...linkOf(listing)}>{t('back')}</PageLink>}
    >
      <RequestForm listing={listing} title={title} profile={profile} />
    </Page>
  )
}
