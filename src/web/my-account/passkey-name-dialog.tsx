import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { passkeyNameProblem } from '../../domain/people/login-rules.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useAddPasskey, useRenamePasskey } from './access-mutations.ts'
import type { Passkey } from './account-queries.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import classes from './account-page.module.css'

/** Names a passkey: a new one, which the browser then makes, or one that is there. */
export function PasskeyNameDialog(props: { passkey: Passkey | null; opened: boolean; onClose: () => void }) {
  const { passkey } = props
  const t = useTranslations('myAccount.passkeys')
  const all = useTranslations('myAccount')
  const fresh = useFreshLogin()
  const add = useAddPasskey()
  const rename = useRenamePasskey(passkey?._id ?? '')
  const [name, setName] = useState(passkey?.name ?? '')
  const [tried, setTried] = useState(false)
  const command = passkey ? rename : add
  const refused = command.error instanceof ValidationError ? command.error.fields.name : undefined
  const problem = passkeyNameProblem(name) ?? refused
  const failure =
    command.error instanceof ValidationError || wantsPassword(command.error) ? null : command.error
  const send = () =>
    command.mutate(name.trim(), {
      onSuccess: () => {
        showToast({ text: passkey ? t('renamed') : t('added', { name: name.trim() }) })
        props.onClose()
      },
      onError: (error) => fresh.retryFresh(error, send),
    })
  const submit = () => {
    setTried(true)
    if (!passkeyNameProblem(name)) send()
  }
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        onSubmit={submit}
        busy={command.isPending}
        title={passkey ? t('renameTitle') : t('add')}
        description={passkey ? undefined : t('addLead')}
        submit={passkey ? t('save') : t('go')}
        cancel={all('cancel')}
        error={failure}
      >
        <div className={classes.fields}>
          <TextField
            label={t('name')}
            description={t('nameHint')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={tried && problem && t(problem === 'long' ? 'nameLong' : 'nameMissing')}
            data-autofocus
          />
        </div>
      </AnswerDialog>
      {fresh.question}
    </>
  )
}
