import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DEAL_COLUMNS, type DealColumn } from '../../domain/catalogue/deals.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { Page } from '../shared/page.tsx'
import { pageOf, Pager } from '../shared/pager.tsx'
import { TableDownload } from '../shared/table-download.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { usePath } from '../shared/use-path.ts'
import { usePhone } from '../shared/use-phone.ts'
import { useSearch } from '../shared/use-search.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { DealCard } from './deal-card.tsx'
import { DealFilters } from './deal-filters.tsx'
import { columnOf, type ColumnSummary, type Deal, dealsOptions, dealTableQuery } from './deals-queries.ts'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { SecondChanceDialog } from './second-chance-dialog.tsx'
import { managersOptions } from './staff-queries.ts'
import classes from './deals-page.module.css'

/** Loads what the address shows of the board, and who looks after landlords. */
export const loader: PageLoader = ({ queryClient, search }) =>
  Promise.all([
    queryClient.ensureQueryData(dealsOptions(search, pageOf(search))),
    queryClient.ensureQueryData(managersOptions()),
  ])

/** The pipeline of deals: a column for each stage and one for what was lost; on a phone one of them at a time. */
export function DealsPage() {
  const t = useTranslations('deals')
  const columnName = useTranslations('catalogue.dealColumn')
  const staff = useTranslations('staff')
  const errors = useTranslations('errors')
  const format = useFormat()
  const toPath = usePath()
  const isPhone = usePhone()
  const [search] = useSearch()
  const [opened, setOpened] = useOverlayOf<Deal>('act-as')
  const [silent, setSilent] = useOverlayOf<Deal>('second-chance')
  const { data, error, refetch } = useQuery({
    ...dealsOptions(search, pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const chosen = columnOf(search)
  const alone = chosen ?? (isPhone ? DEAL_COLUMNS[0] : null)
  const { column: _, page: __, ...filters } = search
  const shown = alone ? [alone] : DEAL_COLUMNS
  const summaryOf = (column: DealColumn) => data?.columns.find((one) => one.column === column)
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="wide"
      back={<PageLink page="staff">{staff('title')}</PageLink>}
      actions={<TableDownload path="/api/deals.csv" query={dealTableQuery(search)} />}
    >
      <DealFilters landlordName={search.landlord ? landlordIn(data?.deals) : null} />
      <PageTabs label={t('columns')}>
        {!isPhone && (
          <PageTab page="staffDeals" search={filters} isOpen={alone === null} keepScroll replace>
            {t('board')}
          </PageTab>
        )}
        {DEAL_COLUMNS.map((column) => {
          const count = summaryOf(column)?.totalCount
          return (
            <PageTab
              key={column}
              page="staffDeals"
              search={{ ...filters, column }}
              isOpen={alone === column}
              count={count === undefined ? '' : format.number(count)}
              keepScroll
              replace
            >
              {columnName(column)}
            </PageTab>
          )
        })}
      </PageTabs>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <div className={classes.board} data-alone={alone ? true : undefined}>
          {shown.map((column) => (
            <Column
              key={column}
              column={column}
              summary={summaryOf(column)}
              deals={data.deals[column] ?? []}
              isWhole={chosen === column}
              onOpen={setOpened}
              onSecondChance={setSilent}
            />
          ))}
        </div>
      )}
      {data && chosen && <Pager total={summaryOf(chosen)?.totalCount ?? 0} />}
      <ImpersonateDialog
        key={`act ${opened?.listingRequestId}`}
        person={opened && { _id: opened.landlordId, name: opened.landlordName }}
        to={opened && toPath('inbox', pathOf(opened))}
        onClose={() => setOpened(null)}
      />
      <SecondChanceDialog
        key={`chance ${silent?.listingRequestId}`}
        silent={silent}
        onClose={() => setSilent(null)}
      />
    </Page>
  )
}

function Column(props: {
  column: DealColumn
  summary: ColumnSummary | undefined
  deals: readonly Deal[]
  /** All of it is paged below; else the board shows its beginning. */
  isWhole: boolean
  onOpen: (deal: Deal) => void
  onSecondChance: (deal: Deal) => void
}) {
  const { column, summary, deals, isWhole } = props
  const t = useTranslations('deals')
  const columnName = useTranslations('catalogue.dealColumn')
  const format = useFormat()
  const [search] = useSearch()
  const total = summary?.totalCount ?? 0
  const fees = (summary?.fees ?? []).map(({ amount, currency }) => format.money(amount, currency))
  return (
    <section className={classes.column} aria-labelledby={`column-${column}`}>
      <h2 id={`column-${column}`}>{columnName(column)}</h2>
      <p className={classes.sum}>
        {total === 0
          ? t(`empty.${column}`)
          : t('sum', { count: total, deals: format.number(total), fees: format.list(fees) })}
      </p>
      {deals.length > 0 && (
        <ul className={classes.cards}>
          {deals.map((deal) => (
            <DealCard
              key={deal.listingRequestId}
              deal={deal}
              onOpen={() => props.onOpen(deal)}
              onSecondChance={() => props.onSecondChance(deal)}
            />
          ))}
        </ul>
      )}
      {!isWhole && total > deals.length && (
        <PageLink page="staffDeals" search={{ ...search, column }} className={classes.more}>
          {t('all', { deals: format.number(total), column: columnName(column) })}
        </PageLink>
      )}
    </section>
  )
}

/** Where the landlord has a deal's request. */
function pathOf({ bookingRequestId, listingRequestId }: Deal) {
  return { bookingRequestId, listingRequestId }
}

/** The name of the one landlord whose deals are shown, as far as there are any. */
function landlordIn(deals: Partial<Record<DealColumn, readonly Deal[]>> | undefined): string | null {
  return Object.values(deals ?? {}).flat()[0]?.landlordName ?? null
}
