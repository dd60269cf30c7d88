import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { useClosedWhileActing } from './while-acting.ts'

/** Downloads a list as a table, narrowed by the query as the list is; staff who act as a landlord read why they can't. */
export function TableDownload(props: { path: string; query?: Record<string, string | undefined> }) {
  const t = useTranslations('tableDownload')
  const closed = useClosedWhileActing('exports')
  const query = new URLSearchParams({ language: useLocale() })
  for (const [key, value] of Object.entries(props.query ?? {})) if (value) query.set(key, value)
  return (
    <Button
      component="a"
      size="small"
      variant="quiet"
      href={`${props.path}?${query}`}
      download
      disabled={closed !== null}
      reason={closed ?? undefined}
    >
      {t('label')}
    </Button>
  )
}
