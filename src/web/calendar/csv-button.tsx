import { IconTableDown, IconTableImport } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast-store.ts'

/** Downloads what the calendar shows as a table; staff who act as a landlord read why they can't. */
export function CsvButton(props: { path: string; iconSize: number }) {
  const t = useTranslations('calendar')
  const closed = useClosedWhileActing('exports')
  const icon = <IconTableDown size={props.iconSize} aria-hidden />
  if (closed) {
    return (
      <IconButton label={t('csv')} aria-disabled onClick={() => showToast({ text: closed })}>
        {icon}
      </IconButton>
    )
  }
  return (
    <IconButton component="a" href={props.path} download label={t('csv')}>
      {icon}
    </IconButton>
  )
}

/** Leads to where stays of other programs come in; whoever only reads the calendar has none. */
export function ImportButton(props: { iconSize: number }) {
  const t = useTranslations('calendar')
  if (useViewer()?.access === 'LIMITED') return null
  return (
    <IconButton component={PageLink} page="stayImport" label={t('importStays')}>
      <IconTableImport size={props.iconSize} aria-hidden />
    </IconButton>
  )
}
