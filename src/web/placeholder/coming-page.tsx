import { useSuspenseQuery } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { safeRedirect } from '../routes.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { startOf, useViewer } from '../shared/viewer.ts'
import { Card } from '../ui/card.tsx'
import type { DrawingProps } from '../ui/illustrations/drawing.tsx'
import { FiguresIllustration } from '../ui/illustrations/figures.tsx'
import { Section } from '../ui/section.tsx'
import { ComingLinks, type ComingLink } from './coming-links.tsx'
import { comingListingOptions } from './coming-listing.ts'
import classes from './coming-page.module.css'

/** Fetches the listing that the page is about. */
export const loader: PageLoader = ({ queryClient, params }) =>
  queryClient.ensureQueryData(comingListingOptions(params))

/** Pages whose content a later issue brings: what will be there, for which listing, and what can be done meanwhile. */
export const PerformancePage = comingPage('performance', FiguresIllustration, [
  'bookings',
  'requests',
  'explore',
])

type Kind = 'performance'

function comingPage(kind: Kind, Illustration: ComponentType<DrawingProps>, links: readonly ComingLink[]) {
  return function ComingPage() {
    const t = useTranslations('coming')
    const viewer = useViewer()
    const { data: listing } = useSuspenseQuery(
      comingListingOptions(useRouteParams('listingPerformance', 'groupPerformance')),
    )
    const name = listing?.name ?? ''
    const values = {
      name,
      person: viewer ? `${viewer.firstName} ${viewer.lastName}` : '',
      email: viewer?.email ?? '',
    }
    return (
      <Page title={t(`${kind}.title`, values)} back={<Back />} width="narrow">
        <Card className={classes.card}>
          <Illustration />
          <div className={classes.about}>
            {listing && <About listing={listing} />}
            <p className={classes.what}>{t(`${kind}.text`, values)}</p>
            <small>{t('soon')}</small>
          </div>
        </Card>
        <Section title={t('meanwhile')}>
          <ComingLinks links={links} listing={listing} />
        </Section>
      </Page>
    )
  }
}

/** Back to where the person came from, else to where they start. */
function Back() {
  const t = useTranslations('coming')
  const viewer = useViewer()
  const [search] = useSearch()
  const words = (
    <>
      <IconArrowLeft size={17} aria-hidden />
      {t(search.redirect ? 'back' : 'backHome')}
    </>
  )
  if (search.redirect) {
    return (
      <a href={safeRedirect(search.redirect)} className={classes.back}>
        {words}
      </a>
    )
  }
  return (
    <PageLink page={startOf(viewer)} className={classes.back}>
      {words}
    </PageLink>
  )
}

function About(props: {
  listing: {
    name: string
    address: { street: string; streetNumber: string; zipCode: string; city: string }
    coverImage: { urls: { small: string } }
  }
}) {
  const { name, address, coverImage } = props.listing
  const t = useTranslations('coming')
  return (
    <div className={classes.listing}>
      <img src={coverImage.urls.small} alt="" width={64} height={48} />
      <span>
        <strong>{name}</strong>
        <small>{t('address', address)}</small>
      </span>
    </div>
  )
}
