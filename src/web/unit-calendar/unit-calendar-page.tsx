import { utcToday } from '../shared/today.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { BlockDialog } from '../shared/blocks/block-dialog.tsx'
import { itemsOf, itemsOn, takesDays } from '../shared/blocks/calendar-items.ts'
import { calendarQuery } from '../shared/blocks/calendar-query.ts'
import { MoveBookingDialog } from '../shared/blocks/move-booking-dialog.tsx'
import { prefetchExports, UnitExports } from '../shared/calendar-exports/unit-exports.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { prefetchUnitFeeds, UnitFeeds } from '../shared/feeds/unit-feeds.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { isUnder } from '../shared/path-scope.ts'
import { StatePill } from '../shared/state-pill.tsx'
import { useOverlayOf, useLast } from '../shared/use-overlay.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import { daysOfDrag, type DayStretch } from './block-drag.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import type { KeyCommand } from './calendar-keys.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { CalendarTurner } from './calendar-turner.tsx'
import { ConflictList } from './conflict-list.tsx'
import { DayDetails } from './day-details.tsx'
import { DragBanner } from './drag-banner.tsx'
import { knownDays } from './known-days.ts'
import { UnitLead } from './unit-lead.tsx'
import { currentState, gapItems } from './unit-state.ts'
import { calendarWindow, pageOf, useCalendarPlace, type CalendarPlace } from './use-calendar-place.ts'
import { useDaySelection } from './use-day-selection.ts'
import { useUnitBlocks } from './use-unit-blocks.ts'
import { useYearStrips, YearStrips } from './year-strips.tsx'
import classes from './unit-calendar-page.module.css'
import { WantedList } from './wanted-list.tsx'
import { WayBack } from './way-back.tsx'

/** Fetches the unit with the days around today and the month that is asked for. */
export const loader: PageLoader<'listingAvailability' | 'sublistingAvailability'> = async ({
  queryClient,
  params,
  search,
  viewer,
}) => {
  const listingId = params.listingId ?? params.sublistingId ?? ''
  const today = utcToday()
  const window = calendarWindow(today, pageOf(search.month, today))
  if (viewer?.access !== 'LIMITED') {
    void prefetchUnitFeeds(queryClient, listingId)
    void prefetchExports(queryClient, { listingId })
  }
  const answer = await queryClient.ensureQueryData(calendarQuery({ listingId, ...window }))
  if (!unitAt(answer, { listingId, groupId: params.groupId })) throw new ResourceNotFoundError()
}

/** The unit that the address names; one of another group is none of it. */
function unitAt(
  answer: CalendarAnswer,
  path: { listingId: string; groupId: string | undefined },
): CalendarUnit | undefined {
  return answer.units.find((unit) => isUnder(path, { _id: unit.id, groupId: unit.groupId }))
}

/** The calendar of a unit: every day of it, its blocks to be made and changed, and the calendars it is connected with. */
export function UnitCalendarPage() {
  const place = useCalendarPlace()
  const { listingId, today, page } = place
  const query = useQuery(calendarQuery({ listingId, ...calendarWindow(today, page) }))
  const errors = useTranslations('errors')
  const t = useTranslations('unitCalendar')
  // Other days that can't be loaded leave in sight what is known.
  const answer = useLast(query.data ?? null)
  const unit = answer && unitAt(answer, place)
  if (!answer || !unit) {
    if (query.error) throw query.error
    if (query.data && !query.isPlaceholderData) throw new ResourceNotFoundError()
    return <DetailSkeleton />
  }
  const failure = !query.data && query.error && (
    <ErrorPanel
      title={t('monthFailed')}
      message={errorMessage(errors, query.error)}
      onRetry={() => void query.refetch()}
    />
  )
  return (
    <UnitCalendarOf
      key={listingId}
      answer={answer}
      unit={unit}
      place={place}
      isLoading={query.isPlaceholderData}
      failure={failure}
    />
  )
}

function UnitCalendarOf(props: {
  answer: CalendarAnswer
  unit: CalendarUnit
  place: CalendarPlace
  isLoading: boolean
  failure: ReactNode
}) {
  const { answer, unit, place, isLoading } = props
  const t = useTranslations('unitCalendar')
  const isFull = useViewer()?.access !== 'LIMITED'
  const isStrips = useYearStrips() && place.view === 'year'
  const items = useMemo(
    () => [...itemsOf(unit, answer.candidates), ...gapItems(unit, answer)],
    [unit, answer],
  )
  const known = knownDays(answer, place.limits)
  const ownBlockOn = (day: string) =>
    unit.blocks.find(({ source, from, to }) => source === 'own' && from <= day && day <= to)
  const blocks = useUnitBlocks(unit, place)
  const [moving, setMoving] = useOverlayOf<string>('move-booking')

  const onCommand = (command: KeyCommand, day: string) => {
    const block = ownBlockOn(day)
    if (command.kind === 'cancel') return blocks.say(t('status.cancelled'))
    if (!isFull) return blocks.say(t('helpReading'))
    if (command.kind === 'drop') return void blocks.drop(command.drag)
    if (command.kind === 'block') return blocks.block(command.days)
    if (command.kind === 'open') {
      const isFree = !itemsOn(items, day).some(takesDays)
      if (block) return blocks.change(block)
      return isFree ? blocks.block({ from: day, to: day }) : document.getElementById('day-details')?.focus()
    }
    if (command.kind === 'delete' && block) return blocks.remove(block)
    return blocks.say(t('status.noBlock'))
  }
  const selection = useDaySelection({
    place,
    ownBlockOn: (day) => (isFull ? ownBlockOn(day) : undefined),
    onCommand,
  })

  return (
    <Page
      title={unit.name}
      documentTitle={t('title', { name: unit.name })}
      aside={<StatePill state={currentState(unit, answer.today)} />}
      lead={<UnitLead unit={unit} today={answer.today} />}
      width="wide"
      back={<WayBack unit={unit} />}
      actions={
        <>
          {isFull && (
            <Button component={PageLink} page="unitCard" params={{ listingId: unit.id }}>
              {t('who')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<IconPlus size={17} aria-hidden />}
            disabled={!isFull}
            reason={t('helpReading')}
            onClick={() => blocks.block(daysToBlock(selection.days, answer.today))}
          >
            {t('block')}
          </Button>
        </>
      }
    >
      <CalendarTurner place={place} />
      {props.failure}
      <div className={classes.columns}>
        <div className={classes.main}>
          {isStrips ? (
            <YearStrips
              unit={unit}
              candidates={answer.candidates}
              place={place}
              known={known}
              isLoading={isLoading}
            />
          ) : (
            <>
              <CalendarGrid
                view={place.view}
                page={place.page}
                today={answer.today}
                unit={unit}
                items={items}
                known={known}
                isLoading={isLoading}
                day={selection.day}
                focusCount={selection.focusCount}
                marked={selection.marked}
                drag={selection.drag}
                chosenBlock={selection.chosenBlock}
                editable={isFull}
                status={blocks.status}
                onKey={selection.key}
                onFocusDay={selection.focusOn}
                onDrag={selection.setPointerDrag}
                onDrop={(drag) => {
                  if (drag.grip === 'new') selection.mark(daysOfDrag(drag))
                  void blocks.drop(drag)
                }}
                onTap={selection.tap}
              />
              <DragBanner drag={selection.keyDrag} />
            </>
          )}
          <CalendarLegend />
        </div>
        <div className={classes.side}>
          {!isStrips && (
            <DayDetails
              unit={unit}
              items={items}
              known={known}
              days={selection.days}
              today={answer.today}
              editable={isFull}
              onBlock={blocks.block}
              onChange={blocks.change}
              onDelete={blocks.remove}
              onMove={setMoving}
            />
          )}
          <ConflictList unit={unit} editable={isFull} />
          <WantedList items={items} place={place} unit={unit} known={known} />
        </div>
      </div>
      {isFull && (
        <div className={classes.connected}>
          <UnitFeeds listingId={unit.id} />
          <UnitExports listingId={unit.id} />
        </div>
      )}
      <MoveBookingDialog bookingId={moving} onClose={() => setMoving(null)} />
      <BlockDialog
        draft={blocks.draft}
        units={[{ id: unit.id, name: unit.name }]}
        onClose={() => {
          blocks.close()
          selection.unmark()
        }}
      />
    </Page>
  )
}

/** The chosen days; what is over can't be meant by somebody who clicks on the button. */
function daysToBlock({ from, to }: DayStretch, today: string): DayStretch {
  const first = from < today ? today : from
  return { from: first, to: to < first ? first : to }
}
