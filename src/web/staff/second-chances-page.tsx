import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { StaffSecondChancesQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useFormat } from '../shared/format.ts'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { PAGE_SIZE, pageOf, Pager } from '../shared/pager.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { SecondChanceDialog } from './second-chance-dialog.tsx'
import classes from './staff-page.module.css'

const secondChancesQuery = graphql(`
  query StaffSecondChances($offset: Int!) {
    silentlyDeclinedRequests(offset: $offset, limit: 20) {
      totalCount
      nodes {
        listingRequestId
        userFriendlyId
        listingName
        city
        tenantName
        landlordId
        landlordName
        from
        to
        declinedAt
      }
    }
  }
`)

/** A request whose landlord let the time to answer pass. */
export type SilentRequest = StaffSecondChancesQuery['silentlyDeclinedRequests']['nodes'][number]

function secondChancesOptions(page: number) {
  return queryOptions({
    queryKey: ['staff', 'secondChances', page],
    queryFn: async () =>
      (await request(secondChancesQuery, { offset: (page - 1) * PAGE_SIZE })).silentlyDeclinedRequests,
  })
}

/** Loads the requests that ended last. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(secondChancesOptions(pageOf(search)))

/** Requests that ended because nobody answered in time; staff open them once more for the landlord. */
export function SecondChancesPage() {
  const t = useTranslations('staff.secondChances')
  const staff = useTranslations('staff')
  const [search] = useSearch()
  const [chosen, setChosen] = useOverlayOf<SilentRequest>('second-chance')
  const page = pageOf(search)
  const query = useQuery({
    ...secondChancesOptions(page),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{staff('title')}</PageLink>}>
      <ListCard
        query={query}
        items={data?.nodes}
        total={data?.totalCount}
        illustration={<AllDoneIllustration />}
        title={t('empty')}
        text={t('emptyText')}
      >
        {(silent) => (
          <SilentRow key={silent.listingRequestId} silent={silent} onChoose={() => setChosen(silent)} />
        )}
      </ListCard>
      {data && <Pager total={data.totalCount} />}
      <SecondChanceDialog key={chosen?.listingRequestId} silent={chosen} onClose={() => setChosen(null)} />
    </Page>
  )
}

function SilentRow(props: { silent: SilentRequest; onChoose: () => void }) {
  const { silent } = props
  const t = useTranslations('staff.secondChances')
  const format = useFormat()
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{silent.tenantName}</strong>
        <small>{silent.userFriendlyId}</small>
        <small>
          <PageLink page="staffAudit" params={{ landlordId: silent.landlordId }}>
            {t('landlord', { name: silent.landlordName })}
          </PageLink>
        </small>
      </div>
      <div className={classes.what}>
        <span>{t('listing', { listing: silent.listingName, city: silent.city })}</span>
        <small>{format.dayRange(silent.from, silent.to)}</small>
        {silent.declinedAt && <small>{t('ended', { when: format.instant(silent.declinedAt) })}</small>}
      </div>
      <div className={classes.buttons}>
        <Button size="small" aria-label={t('giveTo', { name: silent.tenantName })} onClick={props.onChoose}>
          {t('give')}
        </Button>
      </div>
    </li>
  )
}
