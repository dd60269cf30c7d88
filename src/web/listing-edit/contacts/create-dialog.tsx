import { useState, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { AnswerDialog } from '../../shared/answer-dialog.tsx'
import { errorMessage } from '../../shared/error-message.ts'
import { useOnce } from '../../shared/use-once.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/fields.tsx'
import classes from '../listing-edit.module.css'

/** What a dialog that creates something in place is given. */
export interface CreateDialogProps {
  opened: boolean
  onClose: () => void
  /** Told the id of what was created. */
  onCreated: (id: string) => void
}

/** The input of one text of a new thing. */
export interface CreateField<Name extends string> {
  name: Name
  label: string
  autoComplete?: string
  type?: string
  inputMode?: 'numeric' | 'text'
}

/** A small form of texts that creates something once and hands back its id; what was typed stays when that fails. */
export function CreateDialog<Name extends string, Start extends Record<Name, string>>(
  props: CreateDialogProps & {
    title: string
    submit: string
    fields: readonly CreateField<Name>[]
    start: Start
    send: (input: Start, idempotencyKey: string) => Promise<string | undefined>
    /** The sentence of a text key such as 'contactPerson.email.invalid'. */
    errorText: (key: string) => string
    children?: (input: Start, change: (changes: Partial<Start>) => void) => React.ReactNode
  },
) {
  const tErrors = useTranslations('errors')
  const [input, setInput] = useState(props.start)
  const change = (changes: Partial<Start>) => setInput({ ...input, ...changes })
  const creating = useOnce({
    send: props.send,
    onDone: (id) => {
      setInput(props.start)
      if (id) props.onCreated(id)
      props.onClose()
    },
  })
  const { error } = creating
  const wrong = error instanceof ValidationError ? error.fields : {}
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      busy={creating.busy}
      onSubmit={() => creating.run(input)}
      submit={props.submit}
    >
      <div className={classes.group}>
        {error && !(error instanceof ValidationError) && (
          <ErrorPanel message={errorMessage(tErrors, error)} />
        )}
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
        {props.children?.(input, change)}
      </div>
    </AnswerDialog>
  )
}

/** The sentence of a text key such as 'contactPerson.email.invalid': by its field, else by its kind. */
export function useFieldError(): (key: string) => string {
  const t = useTranslations('listingEdit.newContact.errors')
  return useCallback(
    (key) => {
      const [, field = '', kind = ''] = key.split('.')
      if (t.has(`${field}.${kind}`)) return t(`${field}.${kind}`)
      return t.has(kind) ? t(kind) : t('invalid')
    },
    [t],
  )
}
