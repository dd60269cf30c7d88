import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { CreateLink } from '../shared/create-link.tsx'
import { errorMessage } from '../shared/error-message.ts'
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
import { PageSkeleton } from '../ui/skeletons.tsx'
import { CalendarBoard } from './calendar-board.tsx'
import { CalendarLead } from './calendar-lead.tsx'
import { pageQuery, todayNumber } from './calendar-scope.ts'
import { PhoneCalendar } from './phone-calendar.tsx'
import { ShownFilters } from './calendar-tools.tsx'
import { countShown, entriesOf, narrow, shownOf } from './timeline-rows.ts'

// Below the fold, and of a group alone.
const UnitExports = lazy(() =>
  import('../shared/calendar-exports/unit-exports.tsx').then((module) => ({ default: module.UnitExports })),
)

/** Fetches the calendar of a group, or of all listings; a group without units is none. */
export const loader: PageLoader<'calendar' | 'groupAvailability'> = async ({
  queryClient,
  params,
  search,
}) => {
  const answer = await queryClient.ensureQueryData(pageQuery(params.groupId, search, todayNumber()))
  if (params.groupId && answer.units.length === 0) throw new ResourceNotFoundError()
}

/** All units side by side over the coming months: of a group, or of everything. */
export function CalendarPage() {
  const t = useTranslations('calendar')
  const { groupId } = useRouteParams('calendar', 'groupAvailability')
  const errors = useTranslations('errors')
  const isFull = useViewer()?.access !== 'LIMITED'
  const [search] = useSearch()
  const query = useQuery(pageQuery(groupId, search, todayNumber()))
  const last = useLastAnswer(query, groupId)
  if (!last && query.error) throw query.error
  if (!last) return <PageSkeleton />
  const { answer } = last
  if (answer.units.length === 0) {
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
  return (
    <LoadedCalendar
      key={groupId ?? 'all'}
      answer={answer}
      updatedAt={last.updatedAt}
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
  const language = useLocale()
  const [search, setSearch] = useSearch()
  const isNarrow = useMobile()
  const shown = shownOf(search.show)
  const groups = useMemo(() => entriesOf(answer, updatedAt, language), [answer, updatedAt, language])
  const counts = useMemo(() => countShown(groups), [groups])
  const narrowed = useMemo(() => narrow(groups, search.q, shown), [groups, search.q, shown])
  const name = groupId ? (answer.units[0]?.group ?? '') : null
  const part = { answer, groups: narrowed, groupId, busy: props.busy, editable: isFull }
  return (
    <Page
      title={name ?? t('title')}
      documentTitle={name ? t('titleOf', { name }) : t('title')}
      lead={<CalendarLead answer={answer} updatedAt={updatedAt} />}
      width="wide"
      back={groupId && <PageLink page="calendar">{t('allListings')}</PageLink>}
      actions={
        <>
          <ShownFilters counts={counts} shown={shown} />
          {!isNarrow && (
            <Button
              variant="primary"
              icon={<IconCalendarPlus size={17} aria-hidden />}
              disabled={!isFull}
              reason={t('helpReading')}
              onClick={() => setSearch({ dialog: 'block' })}
            >
              {t('blockDays')}
            </Button>
          )}
        </>
      }
    >
      {props.problem}
      {isNarrow ? <PhoneCalendar {...part} allGroups={groups} /> : <CalendarBoard {...part} />}
      {groupId && isFull && (
        <Suspense>
          <UnitExports groupId={groupId} />
        </Suspense>
      )}
    </Page>
  )
}
