import { IconArrowsExchange, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { CalendarBlock, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import type { CalendarItem } from '../shared/blocks/calendar-items.ts'
import kinds from '../shared/blocks/kinds.module.css'
import { isConflict, useItemWords } from '../shared/blocks/use-item-words.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Pill } from '../ui/pill.tsx'
import classes from './unit-calendar-page.module.css'

/** What takes or wants days, with the way to it. */
export function ItemRow(props: {
  item: CalendarItem
  unit: CalendarUnit
  editable?: boolean
  onChange?: (block: CalendarBlock) => void
  onDelete?: (block: CalendarBlock) => void
  today?: string
  onMove?: (bookingId: string) => void
}) {
  const { item, unit, editable, onChange, onDelete, onMove } = props
  const t = useTranslations('unitCalendar')
  const format = useFormat()
  const { short } = useItemWords()(item)
  const movable = editable && props.today ? movableBooking(item, unit, props.today) : null
  const block = item.kind === 'block' || item.kind === 'far' ? item.block : null
  return (
    <li className={classes.item}>
      <i className={`${classes.sample} ${isUseful(item) ? classes.freeSample : kinds[item.kind]}`} />
      <div className={classes.itemText}>
        <ItemLink item={item} unit={unit} text={short} />
        <span className={classes.muted}>{format.dayRange(item.from, item.to)}</span>
        <Detail item={item} />
        {isConflict(item) && <Pill tone="red">{t('conflict')}</Pill>}
      </div>
      {block?.source === 'own' && editable && onChange && onDelete && (
        <span className={classes.itemActions}>
          <IconButton label={t('changeBlock', { block: short })} onClick={() => onChange(block)}>
            <IconPencil size={18} aria-hidden />
          </IconButton>
          <IconButton label={t('deleteBlock', { block: short })} onClick={() => onDelete(block)}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </span>
      )}
      {movable && onMove && (
        <span className={classes.itemActions}>
          <IconButton label={t('moveBooking', { name: short })} onClick={() => onMove(movable)}>
            <IconArrowsExchange size={18} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  )
}

/** A booking that isn't over can go to another unit of its group, once it has begun by agreement; what hinders it says the dialog. */
function movableBooking(item: CalendarItem, unit: CalendarUnit, today: string): string | null {
  return item.kind === 'booking' && unit.partOfGroup && today < item.to ? item.booking.id : null
}

function isUseful(item: CalendarItem): boolean {
  return item.kind === 'gap' && !item.isTooShort
}

function Detail({ item }: { item: CalendarItem }) {
  const t = useTranslations('unitCalendar.detail')
  const reasons = useTranslations('catalogue.blockReason')
  switch (item.kind) {
    case 'block': {
      const { source, reason, note } = item.block
      if (source !== 'own') return <p>{t('imported')}</p>
      return note === '' ? null : <p>{reasons(reason)}</p>
    }
    case 'far':
      return <p>{t('far')}</p>
    case 'limit':
      return <p>{t('limit')}</p>
    case 'gap':
      return item.isTooShort ? <p>{t('tooShort')}</p> : null
    default:
      return null
  }
}

function ItemLink({ item, unit, text }: { item: CalendarItem; unit: CalendarUnit; text: string }) {
  const { groupId } = unit
  if (item.kind === 'booking' && item.booking.id !== null) {
    return (
      <PageLink page="groupBookings" params={{ groupId, bookingId: item.booking.id }}>
        {text}
      </PageLink>
    )
  }
  if (item.kind === 'hold' || item.kind === 'candidate') {
    const { bookingRequestId, listingRequestId } = item.kind === 'hold' ? item.hold : item.candidate
    return (
      <PageLink page="groupRequests" params={{ groupId, bookingRequestId, listingRequestId }}>
        {text}
      </PageLink>
    )
  }
  return <strong>{text}</strong>
}
