import { useDebouncedCallback } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { countNarrowings, writeFilters, type InboxFilters, type InboxScope } from './inbox-filters.ts'
import classes from './inbox-head.module.css'
import { InboxNarrowing } from './inbox-narrowing.tsx'
import { InboxViews } from './inbox-views.tsx'

const TYPING_MILLISECONDS = 250

/** The id of the search field, for the key '/'. */
export const SEARCH_ID = 'inbox-search'

interface Props {
  scope: InboxScope
  filters: InboxFilters
  onChange: (search: Record<string, string | undefined>) => void
}

/** Search by words, and what else narrows the list; all of it lives in the URL. */
export function InboxSearch(props: Props) {
  const t = useTranslations('inbox')
  const [text, setText] = useSearchText(props)
  const [shown, setShown] = useState(false)
  const count = countNarrowings(props.filters)
  const label = t('narrow', { count })
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
        icon={<IconAdjustmentsHorizontal size={17} aria-hidden />}
        aria-expanded={shown}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
      >
        {count > 0 ? count : null}
      </Button>
      <InboxViews scope={props.scope} filters={props.filters} />
      {shown && <InboxNarrowing {...props} />}
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
