import { useTranslations } from 'use-intl'
import { useViewer } from './viewer.ts'

/** Why staff who act as a landlord can't take a list along; null for everybody else. */
export function useClosedExport(): string | null {
  const viewer = useViewer()
  const t = useTranslations('tableDownload')
  return viewer?.impersonation ? t('whileActing') : null
}
