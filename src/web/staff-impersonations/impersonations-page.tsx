import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { Pager } from '../shared/pager.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { TableDownload } from '../shared/table-download.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { SelectField } from '../ui/fields.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { EndDialog } from './end-dialog.tsx'
import { ImpersonationListRow } from './impersonation-list-row.tsx'
import {
  impersonationsOptions,
  impersonationTableQuery,
  type StaffImpersonation,
} from './impersonations-queries.ts'
import classes from './impersonations-page.module.css'

/** Loads what the address shows of the list. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(impersonationsOptions(search))

/** Who of the staff acts or acted as which landlord, why, and what was changed meanwhile; what goes on can be ended (D6). */
export function ImpersonationsPage() {
  const t = useTranslations('staffImpersonations')
  const [search, setSearch] = useSearch()
  const [ended, setEnded] = useOverlayOf<StaffImpersonation>('end')
  const query = useQuery({
    ...impersonationsOptions(search),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const list = data?.staffImpersonations
  const change = (name: string, value: string) => setSearch({ [name]: value || undefined, page: undefined })
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={<PageLink page="staff">{t('back')}</PageLink>}
      actions={<TableDownload path="/api/impersonations.csv" query={impersonationTableQuery(search)} />}
    >
      <div className={classes.filters} role="search">
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
        <SelectField
          size="sm"
          label={t('state')}
          value={search.state ?? ''}
          data={[
            { value: '', label: t('all') },
            { value: 'running', label: t('running') },
            { value: 'ended', label: t('ended') },
          ]}
          onChange={(event) => change('state', event.currentTarget.value)}
        />
        <SelectField
          size="sm"
          label={t('staff')}
          value={search.staff ?? ''}
          data={[
            { value: '', label: t('anybody') },
            ...(data?.accountManagers ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(event) => change('staff', event.currentTarget.value)}
        />
      </div>
      <ListCard
        query={query}
        items={list?.nodes}
        total={list?.totalCount}
        illustration={<NoResultsIllustration />}
        title={t('none')}
        text={t('noneText')}
      >
        {(impersonation) => (
          <ImpersonationListRow
            key={impersonation._id}
            impersonation={impersonation}
            onEnd={() => setEnded(impersonation)}
          />
        )}
      </ListCard>
      {list && <Pager total={list.totalCount} />}
      <EndDialog key={ended?._id} impersonation={ended} onClose={() => setEnded(null)} />
    </Page>
  )
}
