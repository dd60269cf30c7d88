import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FREEZE_PERMISSION } from '../../domain/people/freeze.ts'
import { isListingStaff } from '../../domain/people/permission-table.ts'
import { RECOVERY_PERMISSION } from '../../domain/people/recovery.ts'
import { REPORT_PERMISSION } from '../../domain/rentals/messages/report.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { PersonLabelsDialog } from './person-labels-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { SalesRepDialog } from './sales-rep-dialog.tsx'
import { StaffDay, staffDayOptions } from './staff-day.tsx'
import { peopleOptions, type StaffPerson } from './staff-queries.ts'

/** Loads the people of the search in the address. */
export const loader: PageLoader = ({ queryClient, search }) =>
  Promise.all([
    queryClient.ensureQueryData(peopleOptions(search.q ?? '')),
    queryClient.ensureQueryData(staffDayOptions),
  ])

/** Finds a landlord or tenant; staff with the permission act as a landlord from here. */
export function StaffPage() {
  const t = useTranslations('staff')
  const permissions = useViewer()?.permissions ?? []
  const [search] = useSearch()
  const [chosen, setChosen] = useOverlayOf<StaffPerson>('act-as')
  const [assigned, setAssigned] = useOverlayOf<StaffPerson>('manager')
  const [labelled, setLabelled] = useOverlayOf<StaffPerson>('labels')
  const [calendar, setCalendar] = useOverlayOf<'mine'>('calendar')
  const query = useQuery({
    ...peopleOptions(search.q ?? ''),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {permissions.includes('DOCUMENT_VERIFICATION') && (
            <Button component={PageLink} page="staffReview">
              {t('documents')}
            </Button>
          )}
          {(permissions.includes('VERIFF') || permissions.includes('EDIT_IDENTITY_VERIFICATION_FIELD')) && (
            <Button component={PageLink} page="staffIdentities">
              {t('identities.title')}
            </Button>
          )}
          {permissions.includes(FREEZE_PERMISSION) && (
            <Button component={PageLink} page="staffHolds">
              {t('holds')}
            </Button>
          )}
          {permissions.includes(REPORT_PERMISSION) && (
            <Button component={PageLink} page="staffReports">
              {t('reports')}
            </Button>
          )}
          {permissions.includes(RECOVERY_PERMISSION) && (
            <Button component={PageLink} page="staffRecoveries">
              {t('recoveries')}
            </Button>
          )}
          {permissions.includes('sales') && (
            <>
              <Button component={PageLink} page="staffDeals">
                {t('deals')}
              </Button>
              <Button component={PageLink} page="staffAppointments">
                {t('appointments')}
              </Button>
              <Button onClick={() => setCalendar('mine')}>{t('manager.ownLink')}</Button>
              <Button component={PageLink} page="staffPortals">
                {t('portals')}
              </Button>
              <Button component={PageLink} page="staffSecondChances">
                {t('secondChances.title')}
              </Button>
            </>
          )}
          {isListingStaff(permissions) && (
            <Button component={PageLink} page="staffListings">
              {t('listings.title')}
            </Button>
          )}
          <Button component={PageLink} page="staffDeletions">
            {t('deletions.title')}
          </Button>
          <Button component={PageLink} page="staffPermissions">
            {t('permissions')}
          </Button>
          <Button component={PageLink} page="staffImpersonations">
            {t('impersonations')}
          </Button>
          <Button component={PageLink} page="staffFlags">
            {t('flags.title')}
          </Button>
        </>
      }
    >
      {!search.q && <StaffDay />}
      <SearchField param="q" label={t('search')} placeholder={t('searchHint')} />
      <ListCard
        query={query}
        items={data}
        illustration={<NoResultsIllustration />}
        title={t('nobody')}
        text={t('nobodyText')}
      >
        {(person) => (
          <PersonRow
            key={person._id}
            person={person}
            onActAs={() => setChosen(person)}
            onAssign={() => setAssigned(person)}
            onLabels={() => setLabelled(person)}
          />
        )}
      </ListCard>
      <ImpersonateDialog key={chosen?._id} person={chosen} onClose={() => setChosen(null)} />
      <SalesRepDialog key={`manager ${assigned?._id}`} person={assigned} onClose={() => setAssigned(null)} />
      <PersonLabelsDialog
        key={`labels ${labelled?._id}`}
        person={labelled}
        onClose={() => setLabelled(null)}
      />
      <CalendarDialog opened={calendar !== null} onClose={() => setCalendar(null)} />
    </Page>
  )
}
