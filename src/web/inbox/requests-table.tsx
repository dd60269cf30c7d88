import { IconTableDown } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { type InboxFilters, type InboxScope, tableQuery } from './inbox-filters.ts'

/** The requests of the list as a table for other programs; whoever sees only a part of each request has none. */
export function RequestsTable(props: { scope: InboxScope; filters: InboxFilters }) {
  const t = useTranslations('inbox')
  const closed = useClosedWhileActing('exports')
  const language = useLocale()
  const viewer = useViewer()
  if (viewer?.access === 'LIMITED') return null
  return (
    <Button
      component="a"
      size="small"
      variant="quiet"
      href={`/api/requests.csv?${tableQuery(props.scope, props.filters, language)}`}
      download
      disabled={closed !== null}
      reason={closed ?? undefined}
      icon={<IconTableDown size={17} aria-hidden />}
    >
      {t('table')}
    </Button>
  )
}
