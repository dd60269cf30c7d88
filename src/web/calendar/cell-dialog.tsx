import { IconAlertTriangle, IconArrowsExchange, IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BlockDraft } from '../shared/blocks/block-draft.ts'
import { draftOf, ownBlock } from '../shared/blocks/block-draft.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { BarFacts } from './bar-facts.tsx'
import classes from './cell-dialog.module.css'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import { dayText } from '../../domain/kernel/day.ts'
import type { Bar } from './timeline-bars.ts'
import type { Row } from './timeline-rows.ts'
import { unitPage } from './unit-facts.ts'
import { useCellWords } from './use-cell-words.ts'

/** A day of a row, opened. */
export interface Cell {
  row: Row
  day: DayNumber
}

/** Everything that lies on a day of a unit, with what can be done about it. */
export function CellDialog(props: {
  cell: Cell | null
  today: DayNumber
  editable: boolean
  onClose: () => void
  onBlock: (draft: BlockDraft) => void
  onMove: (bookingId: string) => void
}) {
  const { cell, onClose, onBlock } = props
  const t = useTranslations('calendar')
  const format = useFormat()
  const words = useCellWords()
  const unit = cell?.row.kind === 'unit' ? cell.row.entry.unit : null
  const bars = cell ? barsOn(cell) : []
  const day = cell ? dayText(cell.day) : ''
  return (
    <AdaptiveDialog
      opened={cell !== null}
      onClose={onClose}
      title={cell ? (unit?.name ?? (cell.row.kind === 'group' ? cell.row.group.name : '')) : ''}
      description={cell && format.day(day, 'long')}
      footer={
        <>
          {unit && (
            <Button
              variant="primary"
              icon={<IconCalendarPlus size={17} aria-hidden />}
              disabled={!props.editable}
              reason={t('helpReading')}
              onClick={() => onBlock({ listingIds: [unit.id], from: day, to: day })}
            >
              {t('blockFrom')}
            </Button>
          )}
          {unit && (
            <Button component={PageLink} {...unitPage(unit)}>
              {t('openUnit')}
            </Button>
          )}
        </>
      }
    >
      {cell && bars.length === 0 && <p>{words.cell(cell.row, cell.day)}</p>}
      <ul className={classes.items}>
        {bars.map((bar) => (
          <li key={bar.key} className={classes.item}>
            <BarFacts bar={bar} />
            <span className={classes.actions}>
              <BarActions {...props} bar={bar} listingId={unit?.id ?? ''} groupId={unit?.groupId ?? ''} />
            </span>
          </li>
        ))}
      </ul>
    </AdaptiveDialog>
  )
}

function barsOn({ row, day }: Cell): Bar[] {
  const bars = row.kind === 'unit' ? row.entry.bars : row.group.bars
  return bars.filter(({ from, to }) => from <= day && day <= to)
}

/** Where each kind of stretch is dealt with. */
function BarActions(props: {
  bar: Bar
  listingId: string
  groupId: string
  today: DayNumber
  /** The dialog's own button says why nothing can be changed. */
  editable: boolean
  onBlock: (draft: BlockDraft) => void
  onMove: (bookingId: string) => void
}) {
  const { listingId, onBlock, onMove } = props
  const { item } = props.bar
  const t = useTranslations('calendar')
  switch (item.kind) {
    case 'booking': {
      const bookingId = item.booking.id
      if (bookingId === null) return null
      return (
        <>
          <Button size="small" component={PageLink} page="bookings" params={{ bookingId }}>
            {t('openBooking')}
          </Button>
          {props.bar.to > props.today && (
            <Button
              size="small"
              icon={<IconArrowsExchange size={16} aria-hidden />}
              disabled={!props.editable}
              onClick={() => onMove(bookingId)}
            >
              {t('moveBooking')}
            </Button>
          )}
        </>
      )
    }
    case 'hold':
    case 'candidate': {
      const { bookingRequestId, listingRequestId } = 'hold' in item ? item.hold : item.candidate
      return (
        <Button
          size="small"
          component={PageLink}
          page="inbox"
          params={{ bookingRequestId, listingRequestId }}
        >
          {t('openRequest')}
        </Button>
      )
    }
    case 'block':
    case 'far': {
      const own = ownBlock(listingId, item.block)
      if (own) {
        return (
          <Button size="small" disabled={!props.editable} onClick={() => onBlock(draftOf(own))}>
            {t('changeBlock')}
          </Button>
        )
      }
      return (
        <span className={classes.why}>
          <IconAlertTriangle size={15} aria-hidden />
          {t('imported')}
        </span>
      )
    }
    case 'limit':
      return <span className={classes.why}>{t('limitHint')}</span>
    default:
      return null
  }
}
