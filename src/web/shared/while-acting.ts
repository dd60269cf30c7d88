import { useTranslations } from 'use-intl'
import { useViewer } from './viewer.ts'

/** Why staff who act as a landlord can't do what stays after the hour, goes along with them or binds; null for everybody else. */
export function useClosedWhileActing(what: 'links' | 'calendars' | 'binds' | 'exports'): string | null {
  const viewer = useViewer()
  const t = useTranslations('acting')
  return viewer?.impersonation ? t(what) : null
}
