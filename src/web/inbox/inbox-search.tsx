import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LaterPart } from '../shared/later-part.tsx'
import { ScopedViews } from '../shared/scoped-views.tsx'
import { useTypedSearch } from '../shared/use-typed-search.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { countNarrowings, writeFilters, type InboxFilters, type InboxScope } from './inbox-filters.ts'
import classes from './inbox-head.module.css'
import { InboxNarrowing } from './inbox-later.ts'

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
  const { filters, onChange } = props
  const typed = useTypedSearch(filters.search ?? '', (search) => onChange(writeFilters({ search })))
  const [shown, setShown] = useState(false)
  const count = countNarrowings(filters)
  const label = t('narrow', { count })
  return (
    <div className={classes.tools} role="search">
      <TextField
        id={SEARCH_ID}
        type="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        leftSection={<IconSearch size={17} aria-hidden />}
        value={typed.value}
        onChange={(event) => typed.change(event.currentTarget.value)}
        rightSection={
          typed.value && (
            <IconButton label={t('clearSearch')} onClick={() => typed.change('')}>
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
      <InboxViews scope={props.scope} filters={filters} />
      {shown && (
        <LaterPart>
          <InboxNarrowing {...props} />
        </LaterPart>
      )}
    </div>
  )
}

const ROUTES = { all: 'inbox', group: 'groupRequests', listing: 'listingRequests' } as const

/** Filters of the inbox that somebody has given a name, with the listing that they are about. */
function InboxViews(props: { scope: InboxScope; filters: InboxFilters }) {
  // How the list is sorted is a person's habit, not a part of what they look at.
  const { order: _, ...narrowing } = props.filters
  return <ScopedViews page="INBOX" scope={props.scope} filters={writeFilters(narrowing)} routes={ROUTES} />
}
