import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { RECOVERY_LINK_HOURS, RECOVERY_WAIT_HOURS } from '../../domain/people/recovery.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import classes from './account-form.module.css'
import { callAuth, RefusedError } from './auth.ts'

/** Says what a recovery of the account is, and begins it: with the token of a mail, or after the right password. */
export function BeginRecovery(props: { token?: string; onBack?: () => void }) {
  const { token, onBack } = props
  const t = useTranslations('recovery.begin')
  const ask = useTranslations('recovery.ask')
  const errors = useTranslations('errors')
  const format = useFormat()
  const begin = useMutation({ mutationFn: () => callAuth('recovery/begin', token ? { token } : {}) })
  const refused = begin.error instanceof RefusedError && t.has(begin.error.code) ? begin.error.code : null
  if (begin.data) {
    const { readyAt } = begin.data
    const lead = typeof readyAt === 'string' ? t('done', { when: format.instant(readyAt) }) : t('staff')
    return (
      <AccountForm title={t('doneTitle')} lead={lead} onSubmit={() => undefined}>
        <PageLink page="login">{ask('back')}</PageLink>
      </AccountForm>
    )
  }
  return (
    <AccountForm
      title={t('title')}
      lead={t('lead')}
      error={refused ? t(refused) : begin.error ? errorMessage(errors, begin.error) : undefined}
      onSubmit={() => begin.mutate()}
      after={
        onBack ? (
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        ) : (
          <PageLink page="login">{ask('back')}</PageLink>
        )
      }
    >
      <ol className={classes.steps}>
        <li>{t('told')}</li>
        <li>{t('link', { hours: RECOVERY_WAIT_HOURS, linkHours: RECOVERY_LINK_HOURS })}</li>
        <li>{t('finish')}</li>
      </ol>
      <Button type="submit" variant="primary" size="large" fullWidth busy={begin.isPending}>
        {t('submit')}
      </Button>
    </AccountForm>
  )
}
