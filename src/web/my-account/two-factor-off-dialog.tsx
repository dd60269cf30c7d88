import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-store.ts'
import { useDisableTwoFactor } from './two-factor-mutations.ts'
import { PasswordQuestion } from '../shared/password-question.tsx'

/** Turns the second factor off, by the password. */
export function TwoFactorOffDialog(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('myAccount.twoFactor')
  const disable = useDisableTwoFactor()
  return (
    <PasswordQuestion
      opened={props.opened}
      onClose={props.onClose}
      title={t('turnOffTitle')}
      description={t('turnOffLead')}
      submit={t('turnOff')}
      danger
      busy={disable.isPending}
      error={disable.error}
      onSubmit={(password) =>
        disable.mutate(password, {
          onSuccess: () => {
            showToast({ text: t('isOff') })
            props.onClose()
          },
        })
      }
    />
  )
}
