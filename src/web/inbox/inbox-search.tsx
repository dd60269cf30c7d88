import { IconCalendarEvent, IconSearch, IconX } from '@tabler/icons-react'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/day.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { DayField, TextField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { writeFilters, type InboxFilters } from './inbox-filters.ts'
import classes from './inbox-head.module.css'

const TYPING_MILLISECONDS = 250

/** The id of the search field, for the key '/'. */
export const SEARCH_ID = 'inbox-search'

interface Props {
  filters: InboxFilters
  onChange: (search: Record<string, string | undefined>) => void
}

/** Search by words and by days; both live in the URL. */
export function InboxSearch(props: Props) {
  const t = useTranslations('inbox')
  const [text, setText] = useSearchText(props)
  const [daysShown, setDaysShown] = useState(false)
  const daysText = useDaysText(props.filters)
  return (
    <div className={classes.tools} role="search">
      <TextField
        id={SEARCH_ID}
        type="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        leftSection={<IconSearch size={17} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection={
          text && (
            <IconButton label={t('clearSearch')} onClick={() => setText('')}>
              <IconX size={17} aria-hidden />
            </IconButton>
          )
        }
      />
      <Button
        icon={<IconCalendarEvent size={17} aria-hidden />}
        aria-expanded={daysShown}
        aria-label={daysText}
        title={daysText}
        onClick={() => setDaysShown(!daysShown)}
      >
        {daysText && (props.filters.from || props.filters.to) ? '•' : null}
      </Button>
      {daysShown && <DaysFilter {...props} />}
    </div>
  )
}

/** What is typed, written to the URL after a moment; a search that the URL changes by itself is taken over. */
function useSearchText({ filters, onChange }: Props): [string, (text: string) => void] {
  const [text, setText] = useState(filters.search ?? '')
  const [seen, setSeen] = useState(filters.search)
  if (seen !== filters.search) {
    setSeen(filters.search)
    if ((text.trim() || null) !== filters.search) setText(filters.search ?? '')
  }
  const write = useDebouncedCallback(
    (search: string) => onChange(writeFilters({ search })),
    TYPING_MILLISECONDS,
  )
  const change = (next: string) => {
    setText(next)
    write(next)
  }
  return [text, change]
}

function useDaysText(filters: InboxFilters): string {
  const t = useTranslations('inbox')
  const format = useFormat()
  const { from, to } = filters
  if (from && to && from <= to) return t('datesOf', { range: format.dayRange(from, to) })
  if (from) return t('datesFrom', { day: format.day(from) })
  return to ? t('datesTo', { day: format.day(to) }) : t('dates')
}

function DaysFilter({ filters, onChange }: Props) {
  const t = useTranslations('inbox')
  const [from, setFrom] = useState(filters.from ?? '')
  const [to, setTo] = useState(filters.to ?? '')
  const wrongOrder = isDay(from) && isDay(to) && to < from
  const change = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom)
    setTo(nextTo)
    if (isDay(nextFrom) && isDay(nextTo) && nextTo < nextFrom) return
    onChange(writeFilters({ from: isDay(nextFrom) ? nextFrom : null, to: isDay(nextTo) ? nextTo : null }))
  }
  return (
    <div className={classes.days} role="group" aria-label={t('dates')}>
      <DayField label={t('from')} value={from} onChange={(day) => change(day, to)} />
      <DayField
        label={t('to')}
        value={to}
        min={from || undefined}
        error={wrongOrder && t('datesOrder')}
        onChange={(day) => change(from, day)}
      />
      {(from || to) && (
        <Button size="small" onClick={() => change('', '')}>
          {t('clearDates')}
        </Button>
      )}
    </div>
  )
}
