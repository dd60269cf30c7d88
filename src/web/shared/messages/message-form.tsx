import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keptTextOf, THREAD_TEXT_MAX } from '../../../domain/rentals/messages/thread.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextareaField } from '../../ui/fields.tsx'
import { AnswerDialog } from '../answer-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useOnce } from '../use-once.ts'
import { useViewer } from '../viewer.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import { TemplateField, type MessageAbout } from './template-field.tsx'
import { block, type Conversation, type ConversationOf, sendMessage } from './message-queries.ts'
import classes from './messages.module.css'

interface Props {
  of: ConversationOf
  conversation: Conversation
  /** What templates tell of; without it there are none. */
  about?: MessageAbout
}

/** The next message, or why none can be written; and the way to block the conversation. */
export function MessageForm({ of, conversation, about }: Props) {
  const t = useTranslations('messages')
  const format = useFormat()
  const viewer = useViewer()
  const { state, otherName: name, blockedBy, writableUntil } = conversation
  if (of.side === 'LANDLORD' && viewer?.access === 'LIMITED')
    return <p className={classes.note}>{t('limited')}</p>
  return (
    <>
      {state === 'OPEN' && <WriteForm of={of} conversation={conversation} about={about} />}
      {state === 'OVER' && <p className={classes.note}>{t('over', { day: format.day(writableUntil) })}</p>}
      {state === 'ON_HOLD' && <p className={classes.note}>{t('onHold')}</p>}
      {state === 'BLOCKED' && (
        <p className={classes.note}>
          {t(blockedBy === of.side ? 'blockedByMe' : 'blockedByOther', { name })}
        </p>
      )}
      {(state === 'OPEN' || (state === 'BLOCKED' && blockedBy === of.side)) && (
        <BlockButton of={of} name={name} blocked={state === 'BLOCKED'} />
      )}
    </>
  )
}

function WriteForm({ of, conversation, about }: Props) {
  const t = useTranslations('messages')
  const failure = useFailure()
  const closed = useClosedWhileActing('binds')
  const reason = of.side === 'LANDLORD' ? closed : null
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const sending = useOnce({
    send: (value: string, key) => sendMessage(of, value, key),
    onDone: () => {
      setText('')
      setTried(false)
    },
  })
  const isMissing = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !reason) sending.run(text.trim())
  }
  const isHidden = !conversation.contactsShown && keptTextOf(text).whole !== null
  return (
    <form className={classes.form} onSubmit={submit}>
      {about && !reason && (
        <TemplateField
          firstName={conversation.otherName}
          about={about}
          onChoose={(template) => setText(text.trim() === '' ? template : `${text.trimEnd()}\n\n${template}`)}
        />
      )}
      <TextareaField
        label={t('label', { name: conversation.otherName })}
        description={conversation.contactsShown ? undefined : t('hint')}
        rows={3}
        maxLength={THREAD_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={tried && isMissing && t('missing')}
      />
      {isHidden && (
        <div className={classes.preview} role="status">
          <b>{t('willBeHidden', { name: conversation.otherName })}</b>
          <p className={classes.text}>{keptTextOf(text).content}</p>
        </div>
      )}
      {sending.error && <ErrorPanel message={failure(sending.error)} />}
      <div className={classes.actions}>
        <Button type="submit" busy={sending.busy} disabled={reason !== null} reason={reason ?? undefined}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

function BlockButton(props: { of: ConversationOf; name: string; blocked: boolean }) {
  const { of, name, blocked } = props
  const t = useTranslations('messages')
  const failure = useFailure()
  const closed = useClosedWhileActing('binds')
  const reason = of.side === 'LANDLORD' ? closed : null
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(false)
  const blocking = useMutation({
    mutationFn: () => block(of, !blocked),
    onSuccess: async () => {
      setOpened(false)
      await queryClient.invalidateQueries()
    },
  })
  const word = blocked ? 'unblock' : 'block'
  return (
    <div className={classes.actions}>
      <Button
        size="small"
        variant="quiet"
        disabled={reason !== null}
        reason={reason ?? undefined}
        onClick={() => setOpened(true)}
      >
        {t(`${word}.button`)}
      </Button>
      <AnswerDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t(`${word}.title`, { name })}
        variant={blocked ? 'primary' : 'danger-filled'}
        submit={t(`${word}.submit`)}
        cancel={t('cancel')}
        busy={blocking.isPending}
        failure={blocking.error ? failure(blocking.error) : undefined}
        onSubmit={() => blocking.mutate()}
      >
        <p>{t(`${word}.then`, { name })}</p>
      </AnswerDialog>
    </div>
  )
}

/** The sentence for what went wrong: that of the conversation, or that of the error. */
function useFailure() {
  const t = useTranslations('messages')
  const errors = useTranslations('errors')
  return (error: Error) => {
    const reason = 'reason' in error ? `refused.${String(error.reason)}` : ''
    return t.has(reason) ? t(reason) : errorMessage(errors, error)
  }
}
