import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/fields.tsx'
import { AnswerDialog } from '../answer-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { useFreshLogin, wantsPassword } from '../fresh-login.tsx'
import { useOnce } from '../use-once.ts'
import classes from './payout-parts.module.css'

/** What a dialog that creates or changes something in place is given. */
export interface CreateDialogProps {
  opened: boolean
  onClose: () => void
  /** Told the id of what was created or changed. */
  onCreated: (id: string) => void
}

/** The input of one text of a new thing. */
export interface CreateField<Name extends string> {
  name: Name
  label: string
  description?: string
  autoComplete?: string
  type?: string
  inputMode?: 'numeric' | 'text'
}

/** A small form of texts that is sent once and hands back an id; what was typed stays when that fails. */
export function CreateDialog<Name extends string, Start extends Record<Name, string>>(
  props: CreateDialogProps & {
    title: string
    description?: string
    submit: string
    fields: readonly CreateField<Name>[]
    start: Start
    send: (input: Start, idempotencyKey: string) => Promise<string | undefined>
    /** The sentence of a text key such as 'contactPerson.email.invalid'. */
    errorText: (key: string) => string
    children?: (
      input: Start,
      change: (changes: Partial<Start>) => void,
      wrong: Readonly<Record<string, string>>,
    ) => React.ReactNode
  },
) {
  const tErrors = useTranslations('errors')
  const t = useTranslations('payoutParts')
  const [input, setInput] = useState(props.start)
  const fresh = useFreshLogin()
  const change = (changes: Partial<Start>) => setInput({ ...input, ...changes })
  const creating = useOnce({
    send: props.send,
    onDone: (id) => {
      setInput(props.start)
      if (id) props.onCreated(id)
      props.onClose()
    },
    onFailed: (error, sent) => fresh.retryFresh(error, () => creating.run(sent)),
  })
  const { error } = creating
  const wrong = error instanceof ValidationError ? error.fields : {}
  const failure = error instanceof ValidationError || wantsPassword(error) ? null : error
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        title={props.title}
        description={props.description}
        busy={creating.busy}
        onSubmit={() => creating.run(input)}
        submit={props.submit}
        cancel={t('cancel')}
      >
        <div className={classes.fields}>
          {failure && <ErrorPanel message={errorMessage(tErrors, failure)} />}
          {props.fields.map(({ name, ...field }, at) => (
            <TextField
              key={name}
              {...field}
              data-autofocus={at === 0 || undefined}
              value={input[name]}
              onChange={(event) => setInput({ ...input, [name]: event.currentTarget.value })}
              error={wrong[name] && props.errorText(wrong[name])}
            />
          ))}
          {props.children?.(input, change, wrong)}
        </div>
      </AnswerDialog>
      {fresh.question}
    </>
  )
}

/** The sentence of a text key such as 'contactPerson.email.invalid': by its field, else by its kind. */
export function useFieldError(): (key: string) => string {
  const t = useTranslations('payoutParts.errors')
  return useCallback(
    (key) => {
      const [, field = '', kind = ''] = key.split('.')
      if (t.has(`${field}.${kind}`)) return t(`${field}.${kind}`)
      return t.has(kind) ? t(kind) : t('invalid')
    },
    [t],
  )
}
