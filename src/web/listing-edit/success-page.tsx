import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { IconWorld } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { LISTING_STEPS } from '../../domain/listings/listing-steps.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useListingCommands } from '../shared/publishing/use-listing-commands.ts'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { editPage } from './edit-paths.ts'
import { keyOfParams, listingForEditOptions, type ListingForEdit, type ListingKey } from './edit-queries.ts'
import classes from './listing-edit.module.css'
import { MissingList } from './missing-list.tsx'

/** Fetches what the listing lacks by now. */
export const loader: PageLoader<'listingWizardSuccess' | 'groupWizardSuccess'> = ({ queryClient, params }) =>
  queryClient.fetchQuery(listingForEditOptions(keyOfParams(params)))

/** The end of the wizard: what is missing still, or that the listing can be published. */
export function WizardSuccessPage() {
  const t = useTranslations('listingEdit.success')
  const key = keyOfParams(useRouteParams('listingWizardSuccess', 'groupWizardSuccess'))
  const { data: listing } = useSuspenseQuery(listingForEditOptions(key))
  const isDone = listing.gaps.length === 0
  return (
    <Page title={isDone ? t('title') : t('titleMissing')} width="narrow">
      <div className={classes.group}>
        {isDone && (
          <Card>
            <EmptyState
              illustration={<AllDoneIllustration />}
              title={listing.published ? t('isPublished') : t('isReady')}
              text={listing.published ? t('publishedText') : t('readyText')}
            />
          </Card>
        )}
        {!isDone && (
          <MissingList
            kind="wizard"
            listingKey={key}
            gaps={listing.gaps}
            published={listing.published}
            steps={LISTING_STEPS.filter((step) => listing.values[step])}
          />
        )}
        <div className={classes.buttons}>
          {isDone && !listing.published && <Publish listing={listing} listingKey={key} />}
          <Button
            component={PageLink}
            page="homepage"
            variant={isDone && listing.published ? 'primary' : undefined}
          >
            {t('home')}
          </Button>
          <Button component={PageLink} {...editPage('edit', key)}>
            {t('edit')}
          </Button>
        </div>
        <p>
          {t('stays')} <PageLink page="stayImport">{t('importStays')}</PageLink>
        </p>
      </div>
    </Page>
  )
}

function Publish(props: { listing: ListingForEdit; listingKey: ListingKey }) {
  const { listing, listingKey } = props
  const t = useTranslations('listingEdit.success')
  const queryClient = useQueryClient()
  const { apartment = {} } = listing.values
  const name = apartment.name ?? apartment.apartmentName
  // One unit of a group is published by itself, anything else as a whole.
  const target = {
    groupId: listing.groupId,
    listingId: listing.partOfGroup && 'listingId' in listingKey ? listingKey.listingId : null,
  }
  const { publish } = useListingCommands(target, typeof name === 'string' ? name : '', () => {
    void queryClient.invalidateQueries()
  })
  return (
    <Button
      variant="primary"
      size="large"
      busy={publish.busy}
      icon={<IconWorld size={19} aria-hidden />}
      onClick={() => publish.run(null)}
    >
      {t('publish')}
    </Button>
  )
}
