import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { APPOINTMENT_STATUSES } from '../../domain/catalogue/people.ts'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { Pager } from '../shared/pager.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { TableDownload } from '../shared/table-download.tsx'
import { useSearch } from '../shared/use-search.ts'
import { DayField } from '../ui/day-field.tsx'
import { SelectField } from '../ui/fields.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { appointmentsOptions, callFilterOf } from './appointments-queries.ts'
import board from './deals-page.module.css'

/** Loads what the address shows of the list. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(appointmentsOptions(search))

/** The calls of landlords with who looks after them: the next first, and who has none. */
export function AppointmentsPage() {
  const t = useTranslations('appointments')
  const staff = useTranslations('staff')
  const statusText = useCatalogueText('catalogue.appointmentStatus')
  const [search, setSearch] = useSearch()
  const query = useQuery({
    ...appointmentsOptions(search),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const list = data?.staffAppointments
  const change = (name: string, value: string) => setSearch({ [name]: value || undefined, page: undefined })
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={<PageLink page="staff">{staff('title')}</PageLink>}
      actions={<TableDownload path="/api/appointments.csv" query={callFilterOf(search)} />}
    >
      <div className={board.filters} role="search">
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={board.search} />
        <SelectField
          size="sm"
          label={t('status')}
          value={search.state ?? ''}
          data={[
            { value: '', label: t('all') },
            ...APPOINTMENT_STATUSES.map((status) => ({ value: status, label: statusText(status) })),
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
        <DayField label={t('from')} value={search.from ?? ''} onChange={(day) => change('from', day)} />
        <DayField label={t('to')} value={search.to ?? ''} onChange={(day) => change('to', day)} />
      </div>
      <ListCard
        query={query}
        items={list?.nodes}
        total={list?.totalCount}
        illustration={<NoResultsIllustration />}
        title={t('none')}
        text={t('noneText')}
      >
        {(call) => <AppointmentRow key={call.landlordId} call={call} />}
      </ListCard>
      {list && <Pager total={list.totalCount} />}
    </Page>
  )
}
