import { useTranslations } from 'use-intl'
import { useViewer } from './viewer.ts'

/** Why staff who act as a landlord can't do what would stay after the hour; null for everybody else. */
export function useClosedWhileActing(what: 'exports' | 'links'): string | null {
  const viewer = useViewer()
  const t = useTranslations('acting')
  return viewer?.impersonation ? t(what) : null
}
