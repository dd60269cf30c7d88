import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FREEZE_REASONS, type FreezeReason } from '../../domain/catalogue/people.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { textWithin } from '../../domain/kernel/text-limits.ts'
import { FREEZE_TEXT_LENGTH } from '../../domain/people/freeze.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from '../shared/action-row.module.css'
import { freezeAccount } from './holds-queries.ts'

/** Puts somebody's account on hold: whose, why, on what facts, and what follows. */
export function FreezeDialog(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('staffHolds')
  const common = useTranslations('reasonDialog')
  const reasonOf = useCatalogueText('catalogue.freezeReason')
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState<FreezeReason | null>(null)
  const [facts, setFacts] = useState('')
  const [tried, setTried] = useState(false)
  const freezing = useOnce({
    send: freezeAccount,
    onDone: () => {
      showToast({ text: t('freezeDone', { email: email.trim() }), tone: 'success' })
      props.onClose()
    },
  })
  const refused = freezing.error instanceof ValidationError ? freezing.error.fields.email : undefined
  const problem = email.trim() === '' ? 'emailMissing' : refused
  const isShort = textWithin(facts, FREEZE_TEXT_LENGTH) === null
  const submit = () => {
    setTried(true)
    if (props.opened && email.trim() !== '' && reason && !isShort)
      freezing.run({ email: email.trim(), reason, facts })
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('freezeTitle')}
      description={t('freezeWhat')}
      variant="danger-filled"
      submit={t('freeze')}
      cancel={common('cancel')}
      busy={freezing.busy}
      error={refused ? undefined : freezing.error}
      onSubmit={submit}
    >
      <div className={classes.form}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          value={email}
          error={tried && problem && t(`problems.${problem}`)}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <ChoiceField
          legend={t('reasonLabel')}
          choices={FREEZE_REASONS.map((value) => ({ value, label: reasonOf(value) }))}
          value={reason}
          error={tried && !reason && t('problems.reasonMissing')}
          onChange={setReason}
        />
        <TextareaField
          label={t('factsLabel')}
          description={t('factsHint', FREEZE_TEXT_LENGTH)}
          value={facts}
          rows={4}
          maxLength={FREEZE_TEXT_LENGTH.max}
          error={tried && isShort && common('missing', FREEZE_TEXT_LENGTH)}
          onChange={(event) => setFacts(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}
