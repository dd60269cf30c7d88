import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { rest } from '../http.ts'
import { forgetDrafts } from '../shared/browser-store.ts'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './impersonation-banner.module.css'
import { useBannerRoom } from './use-banner-room.ts'

/** Tells a landlord on every page that they are in a demo, and ends it by one click. */
export function DemoBanner() {
  const t = useTranslations('demoVisit')
  const errors = useTranslations('errors')
  const language = useLocale()
  const end = useMutation({
    mutationFn: () => rest('/api/demo-visit', { method: 'DELETE', body: {} }),
    onSuccess: () => {
      // What was typed is about people whom another demo has, too.
      forgetDrafts()
      window.location.assign(`/${language}/dashboard`)
    },
    onError: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
  useBannerRoom()
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <p className={classes.words}>{t('text')}</p>
      <Button size="small" busy={end.isPending || end.isSuccess} onClick={() => end.mutate()}>
        {t('end')}
      </Button>
    </section>
  )
}
