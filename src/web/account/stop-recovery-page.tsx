import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, RefusedError } from './auth.ts'

/** Stops a recovery for whoever opens the link of a notice; a click, since programs open links, too. */
export function StopRecoveryPage() {
  const t = useTranslations('recovery.stop')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const stop = useMutation({ mutationFn: () => callAuth('recovery/stop', { token: search.token }) })
  const isOver = !search.token || stop.error instanceof RefusedError
  if (isOver || stop.isSuccess) {
    return (
      <AccountForm
        title={isOver ? t('invalidTitle') : t('doneTitle')}
        lead={isOver ? t('invalid') : t('done')}
        onSubmit={() => undefined}
      >
        <Button component={PageLink} page="forgotPassword" variant="primary" size="large" fullWidth>
          {t('newPassword')}
        </Button>
      </AccountForm>
    )
  }
  return (
    <AccountForm
      title={t('title')}
      lead={t('lead')}
      error={stop.error ? errorMessage(errors, stop.error) : undefined}
      onSubmit={() => stop.mutate()}
    >
      <Button type="submit" variant="danger-filled" size="large" fullWidth busy={stop.isPending}>
        {t('submit')}
      </Button>
    </AccountForm>
  )
}
