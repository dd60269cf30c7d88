import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keptTextOf, THREAD_TEXT_MAX } from '../../../domain/rentals/messages/thread.ts'
import { unfilledIn } from '../../../domain/rentals/messages/message-template.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextareaField } from '../../ui/fields.tsx'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useDebouncedValue } from '../debounce.ts'
import { useFormat } from '../format.ts'
import { LaterPart } from '../later-part.tsx'
import { refusalMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import { TemplateField, type MessageAbout } from './template-field.tsx'
import { type AttachedFile, readyFiles } from './message-file-queries.ts'
import { ReportButton, ReportedNote } from './report-button.tsx'
import { block, type Conversation, type ConversationOf, sendMessage } from './message-queries.ts'
import classes from './messages.module.css'

const MessageFiles = lazy(() =>
  import('./message-files.tsx').then((module) => ({ default: module.MessageFiles })),
)

interface Props {
  of: ConversationOf
  conversation: Conversation
  /** What templates tell of; without it there are none. */
  about?: MessageAbout
}

/** The next message, or why none can be written; and the ways to block and to report the conversation. */
export function MessageForm({ of, conversation, about }: Props) {
  const closed = useClosed(of, conversation)
  const { state, otherName: name, blockedBy } = conversation
  const canBlock = state === 'OPEN' || (state === 'BLOCKED' && blockedBy === of.side)
  return (
    <>
      <WriteForm of={of} conversation={conversation} about={about} closed={closed} />
      <ReportedNote conversation={conversation} />
      <div className={classes.actions}>
        {canBlock && <BlockButton of={of} name={name} blocked={state === 'BLOCKED'} />}
        {state !== 'CLOSED' && (
          <ReportButton of={of} conversation={conversation} canBlock={state === 'OPEN'} />
        )}
      </div>
    </>
  )
}

/** Why nobody can write here now; null where both can. */
function useClosed(of: ConversationOf, conversation: Conversation): string | null {
  const t = useTranslations('messages')
  const format = useFormat()
  const { state, otherName: name, blockedBy, writableUntil } = conversation
  switch (state) {
    case 'OPEN':
      return null
    case 'OVER':
      return t('over', { day: format.day(writableUntil) })
    case 'ON_HOLD':
      return t('onHold')
    case 'CLOSED':
      return t('closed', { why: conversation.closedWhy ?? '' })
    case 'BLOCKED':
      return t(blockedBy === of.side ? 'blockedByMe' : 'blockedByOther', { name })
  }
}

/** The form, which stands in a closed conversation, too, as long as it has a text or a refusal to show. */
function WriteForm(props: Props & { closed: string | null }) {
  const { of, conversation, about, closed } = props
  const t = useTranslations('messages')
  const failure = useFailure()
  const acting = useClosedWhileActing('binds')
  const reason = closed ?? (of.side === 'LANDLORD' ? acting : null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<AttachedFile[]>([])
  const [tried, setTried] = useState(false)
  const sending = useOnce({
    send: (message: { text: string; fileIds: string[] }, key) => sendMessage(of, message, key),
    // What was written or chosen while it was on its way stays for the next one.
    onDone: (_, sent) => {
      setText((now) => (now.trim() === sent.text ? '' : now))
      setFiles((all) => all.filter(({ fileId }) => fileId === null || !sent.fileIds.includes(fileId)))
      setTried(false)
    },
  })
  const fileIds = readyFiles(files)
  const isEmpty = text.trim() === ''
  const isMissing = isEmpty && fileIds.length === 0
  const waiting = useWaitingFor(files)
  const unfilled = useUnfilled(about ? text : '', conversation)
  if (closed && isMissing && !sending.error) return <p className={classes.note}>{closed}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !unfilled && !reason && !waiting) sending.run({ text: text.trim(), fileIds })
  }
  const insert = (template: string) => {
    setText((isEmpty ? template : `${text.trimEnd()}\n\n${template}`).slice(0, THREAD_TEXT_MAX))
    field.current?.focus()
  }
  return (
    <>
      {about && !reason && (
        <TemplateField
          listingRequestId={of.listingRequestId}
          firstName={conversation.otherName}
          about={about}
          onInsert={insert}
        />
      )}
      <form className={classes.form} onSubmit={submit}>
        <div>
          <TextareaField
            ref={field}
            label={t('label', { name: conversation.otherName })}
            description={conversation.contactsShown ? undefined : t('hint', { name: conversation.otherName })}
            rows={3}
            maxLength={THREAD_TEXT_MAX}
            readOnly={closed !== null}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={unfilled ?? (tried && isMissing && !closed && t('missing'))}
          />
          <Preview text={text} conversation={conversation} />
        </div>
        <LaterPart>
          <MessageFiles
            of={of}
            files={files}
            onChange={setFiles}
            reason={reason ?? (conversation.contactsShown ? null : t('filesNotYet'))}
          />
        </LaterPart>
        {sending.error && <ErrorPanel message={failure(sending.error)} />}
        <div className={classes.actions}>
          <Button
            type="submit"
            busy={sending.busy}
            disabled={(reason ?? waiting) !== null}
            reason={reason ?? waiting ?? undefined}
          >
            {t('send')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Why the message can't be sent yet: files that are on their way, or that somebody chose and nobody would get. */
function useWaitingFor(files: readonly AttachedFile[]): string | null {
  const t = useTranslations('messages')
  if (files.some(({ state }) => state === 'sending')) return t('filesWaiting')
  const failed = files.filter(({ state }) => state === 'failed').length
  return failed > 0 ? t('filesFailed', { count: failed }) : null
}

/** What a text still has of a template that must be replaced by hand, told before it is sent; null where there is nothing. */
function useUnfilled(text: string, { contactsShown }: Conversation): string | null {
  const t = useTranslations('messages.templates')
  const left = unfilledIn(text)
  if (left.length === 0) return null
  const names = left.map((name) => `{${name}}`).join(', ')
  return t(left.includes('home') && !contactsShown ? 'unfilledHome' : 'unfilled', { names })
}

// Nobody wants to hear it again with each letter.
const TYPING_MILLISECONDS = 400

/** What the other side will read, where that is less than what was written; it waits until the typing pauses. */
function Preview({ text, conversation }: { text: string; conversation: Conversation }) {
  const t = useTranslations('messages')
  const settled = useDebouncedValue(text, TYPING_MILLISECONDS)
  const { content, whole } = keptTextOf(text === '' ? '' : settled)
  return (
    <div role="status">
      {!conversation.contactsShown && whole !== null && (
        <div className={classes.preview}>
          <b>{t('willBeHidden', { name: conversation.otherName })}</b>
          <p className={classes.text}>{content}</p>
        </div>
      )}
    </div>
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
    <>
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
    </>
  )
}

/** The sentence for what went wrong: that of the conversation, or that of the error. */
function useFailure() {
  const t = useTranslations('messages')
  const errors = useTranslations('errors')
  return (error: Error) => refusalMessage(t, errors, error)
}
