import { useTranslations } from 'use-intl'
import { EmptyPage } from '../shared/page.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import { HomeButton } from './not-found-page.tsx'

/** Where a link to a document leads once its 15 minutes are over; the server sends browsers here. */
export function LinkExpiredPage() {
  const t = useTranslations('errors.pages')
  return (
    <EmptyPage
      illustration={<NotFoundIllustration />}
      title={t('linkExpiredTitle')}
      text={t('linkExpired')}
      action={<HomeButton />}
    />
  )
}
