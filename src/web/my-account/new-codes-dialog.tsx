import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { useCreateBackupCodes } from './two-factor-mutations.ts'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordQuestion } from '../shared/password-question.tsx'

/** Makes new backup codes by the password and shows them once. */
export function NewCodesDialog(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('myAccount.twoFactor')
  const create = useCreateBackupCodes()
  if (create.data) {
    return (
      <AdaptiveDialog
        opened={props.opened}
        onClose={props.onClose}
        title={t('newCodes')}
        footer={
          <Button variant="primary" size="large" onClick={props.onClose}>
            {t('codesKept')}
          </Button>
        }
      >
        <BackupCodes codes={create.data} />
      </AdaptiveDialog>
    )
  }
  return (
    <PasswordQuestion
      opened={props.opened}
      onClose={props.onClose}
      title={t('newCodes')}
      description={t('newCodesLead')}
      submit={t('makeCodes')}
      busy={create.isPending}
      error={create.error}
      onSubmit={(password) => create.mutate(password)}
    />
  )
}
