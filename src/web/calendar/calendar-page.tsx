import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { CreateLink } from '../shared/create-link.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useMobile } from '../shared/use-phone.ts'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { NoBookingsIllustration } from '../ui/illustrations/no-bookings.tsx'
import { Bone, PageSkeleton } from '../ui/skeletons.tsx'
import { CalendarBoard } from './calendar-board.tsx'
import { entriesOf } from './calendar-entries.ts'
import { CalendarLead } from './calendar-lead.tsx'
import { firstUnitsQuery, pageQuery, todayNumber } from './calendar-scope.ts'
import { PhoneCalendar } from './phone-calendar.tsx'
import { ShownFilters } from './calendar-tools.tsx'
import { countShown, narrow, shownOf, type Shown } from './timeline-rows.ts'

// Below the fold, and of a group alone.
const UnitExports = lazy(() =>
  import('../shared/calendar-exports/unit-exports.tsx').then((module) => ({ default: module.UnitExports })),
)

/** Fetches the calendar of a group, which without units is none; or of all listings, the first units before the others. */
export const loader: PageLoader<'calendar' | 'groupAvailability'> = async ({
  queryClient,
  params,
  search,
}) => {
  const today = todayNumber()
  const query = pageQuery(params.groupId, search, today)
  if (params.groupId) {
    const { units } = await queryClient.ensureQueryData(query)
    if (units.length === 0) throw new ResourceNotFoundError()
  } else if (search.q || search.show || queryClient.getQueryData(query.queryKey)) {
    await queryClient.ensureQueryData(query)
  } else {
    const firstUnits = firstUnitsQuery(search, today)
    const first = await queryClient.ensureQueryData(firstUnits)
    const updatedAt = queryClient.getQueryState(firstUnits.queryKey)?.dataUpdatedAt
    if (first.more === 0) queryClient.setQueryData(query.queryKey, first, { updatedAt })
  }
}

/** All units side by side over the coming months: of a group, or of everything. */
export function CalendarPage() {
  const { groupId } = useRouteParams('calendar', 'groupAvailability')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const today = todayNumber()
  const query = useQuery(pageQuery(groupId, search, today))
  const first = useQuery({ ...firstUnitsQuery(search, today), enabled: false })
  const last = useLastAnswer(query.data || groupId ? query : first, groupId)
  // Many rows are drawn in pieces, and the former ones stay meanwhile.
  const before = useDeferredValue(last)
  const drawn = before?.groupId === groupId ? before : last
  if (!last && query.error) throw query.error
  if (!last || !drawn) return <PageSkeleton />
  if (last.answer.units.length === 0) return <NoUnits />
  return (
    <LoadedCalendar
      key={groupId ?? 'all'}
      answer={drawn.answer}
      updatedAt={drawn.updatedAt}
      busy={query.isPlaceholderData}
      problem={
        query.error && (
          <ErrorPanel
            message={errorMessage(errors, query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )
      }
      groupId={groupId}
    />
  )
}

function NoUnits() {
  const t = useTranslations('calendar')
  const isFull = useViewer()?.access !== 'LIMITED'
  return (
    <Page title={t('title')} width="narrow">
      <EmptyState
        illustration={<NoBookingsIllustration />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          isFull && (
            <Button component={CreateLink} variant="primary">
              {t('create')}
            </Button>
          )
        }
      />
    </Page>
  )
}

interface LastAnswer {
  groupId: string | undefined
  answer: CalendarAnswer
  updatedAt: number
}

/** The newest answer that came: days that could not be fetched take none away that are there. */
function useLastAnswer(
  query: { data?: CalendarAnswer; dataUpdatedAt: number; isPlaceholderData: boolean },
  groupId: string | undefined,
): LastAnswer | null {
  const [last, setLast] = useState<LastAnswer | null>(null)
  const { data: answer, dataUpdatedAt: updatedAt } = query
  const known = last?.groupId === groupId ? last : null
  if (!answer || query.isPlaceholderData) return known
  if (answer === known?.answer && updatedAt === known.updatedAt) return known
  const next = { groupId, answer, updatedAt }
  setLast(next)
  return next
}

const NOTHING_COUNTED: Record<Shown, number> = { vacantSoon: 0, conflicts: 0, stale: 0 }

function LoadedCalendar(props: {
  answer: CalendarAnswer
  /** When the answer came, in milliseconds. */
  updatedAt: number
  busy: boolean
  /** That the days asked for could not be fetched. */
  problem: ReactNode
  groupId: string | undefined
}) {
  const { answer, updatedAt, groupId } = props
  const t = useTranslations('calendar')
  const isFull = useViewer()?.access !== 'LIMITED'
  const [search, setSearch] = useSearch()
  const isNarrow = useMobile()
  const shown = shownOf(search.show)
  const language = useLocale()
  const groups = useMemo(() => entriesOf(answer, updatedAt, language), [answer, updatedAt, language])
  const isWhole = answer.more === 0
  const counts = useMemo(() => (isWhole ? countShown(groups) : NOTHING_COUNTED), [isWhole, groups])
  const narrowed = useMemo(() => narrow(groups, search.q, shown), [groups, search.q, shown])
  const name = groupId ? (answer.units[0]?.group ?? '') : null
  const lead = isWhole ? (
    <CalendarLead answer={answer} updatedAt={updatedAt} />
  ) : (
    <Bone width="16em" height="1lh" />
  )
  const filters = <ShownFilters counts={counts} shown={shown} />
  const part = { answer, groups: narrowed, groupId, busy: props.busy, editable: isFull }
  return (
    <Page
      title={name ?? t('title')}
      documentTitle={name ? t('titleOf', { name }) : t('title')}
      lead={!isNarrow && lead}
      width="wide"
      back={groupId && <PageLink page="calendar">{t('allListings')}</PageLink>}
      actions={
        !isNarrow && (
          <>
            {filters}
            <Button
              variant="primary"
              icon={<IconCalendarPlus size={17} aria-hidden />}
              disabled={!isFull}
              reason={t('helpReading')}
              onClick={() => setSearch({ dialog: 'block' })}
            >
              {t('blockDays')}
            </Button>
          </>
        )
      }
    >
      {props.problem}
      {isNarrow ? (
        <PhoneCalendar {...part} allGroups={groups} lead={lead} filters={filters} />
      ) : (
        <CalendarBoard {...part} />
      )}
      {groupId && isFull && (
        <LaterPart>
          <UnitExports groupId={groupId} />
        </LaterPart>
      )}
    </Page>
  )
}
