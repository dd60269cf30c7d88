import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { rest } from '../http.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { usePath } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './recovery-banner.module.css'
import { useBannerRoom } from './use-banner-room.ts'

/** Tells somebody who is logged in, on every page, that their account is being recovered, and stops it by one click. */
export function RecoveryBanner(props: { readyAt: string }) {
  const t = useTranslations('recovery.banner')
  const errors = useTranslations('errors')
  const format = useFormat()
  const toPath = usePath()
  useBannerRoom()
  const stop = useMutation({
    mutationFn: () => rest('/api/auth/recovery/stop-own', { method: 'POST', body: {} }),
    // Whoever began it may know the password: the next thing is a new one.
    onSuccess: () => window.location.assign(toPath('account', { section: 'security' })),
    onError: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <p className={classes.words}>{t('text', { when: format.instant(props.readyAt) })}</p>
      <Button
        size="small"
        variant="danger-filled"
        busy={stop.isPending || stop.isSuccess}
        onClick={() => stop.mutate()}
      >
        {t('stop')}
      </Button>
    </section>
  )
}
