import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useBootstrap } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'

/** What somebody reads who has signed up: the rest is in the mail. */
export function SignUpSent({ email, withPasskey }: { email: string; withPasskey: boolean }) {
  const t = useTranslations('account')
  const { demo } = useBootstrap()
  return (
    <AccountForm
      title={t('signUp.sentTitle')}
      lead={t(withPasskey ? 'signUp.sentPasskey' : 'signUp.sent', { email })}
      onSubmit={() => undefined}
      after={<PageLink page="login">{t('forgot.back')}</PageLink>}
    >
      {demo && (
        <Button component={PageLink} page="outbox">
          {t('forgot.outbox')}
        </Button>
      )}
    </AccountForm>
  )
}
