import { useMutation } from '@tanstack/react-query'
import { IconEyeglass } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import type { Impersonation } from '../bootstrap.ts'
import { rest } from '../http.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './impersonation-banner.module.css'
import { useBannerRoom } from './use-banner-room.ts'

/** Tells staff who act as a landlord, on every page: as whom, why, for how long, and how to end it (D1, D6). */
export function ImpersonationBanner(props: { impersonation: Impersonation }) {
  const { actorName, reason, endsAt } = props.impersonation
  const t = useTranslations('shell.impersonation')
  const errors = useTranslations('errors')
  const language = useLocale()
  const viewer = useViewer()
  const end = useMutation({
    mutationFn: () => rest('/api/impersonation/end', { method: 'POST', body: {} }),
    // Somebody else is looking from now on: everything is loaded anew, from where they start.
    onSuccess: () => window.location.assign(`/${language}/login`),
    onError: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
  useBannerRoom()
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <IconEyeglass size={20} aria-hidden className={classes.icon} />
      <p className={classes.words}>
        <strong>
          {t('who', { actor: actorName, landlord: `${viewer?.firstName} ${viewer?.lastName}` })}
        </strong>
        <span className={classes.reason}>{t('why', { reason })}</span>
      </p>
      <Countdown deadline={endsAt} />
      <Button size="small" busy={end.isPending || end.isSuccess} onClick={() => end.mutate()}>
        {t('end')}
      </Button>
    </section>
  )
}
