import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Section } from '../../ui/section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useViewer } from '../viewer.ts'
import { MessageForm } from './message-form.tsx'
import {
  blockBefore,
  type Conversation,
  type ConversationOf,
  earlierOptions,
  latestOptions,
  markRead,
} from './message-queries.ts'
import classes from './messages.module.css'
import type { MessageAbout } from './template-field.tsx'
import { TranslateButton } from './translate-button.tsx'

interface Props extends ConversationOf {
  about?: MessageAbout
}

/** What the two sides of a request write to each other, and the form for the next message. */
export function MessageThread(props: Props) {
  return <Thread key={`${props.side} ${props.listingRequestId}`} {...props} />
}

function Thread({ side, listingRequestId, about }: Props) {
  const of = { side, listingRequestId }
  const t = useTranslations('messages')
  const isLimited = useIsLimited(of)
  const { data: latest, error, refetch } = useQuery(latestOptions(of))
  useReadOnce(of, latest)
  return (
    <Section
      title={t('title')}
      aside={latest && latest.unread > 0 && <Pill tone="blue">{t('unread', { count: latest.unread })}</Pill>}
    >
      <Card className={classes.thread}>
        <Failure error={error} onRetry={() => void refetch()} />
        {latest && <EarlierMessages of={of} latest={latest} />}
        {latest && (
          // What moves from here to the earlier ones isn't news, only what is added.
          <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('title')}>
            <MessageList of={of} messages={latest.messages} otherName={latest.otherName} />
            {latest.messages.length === 0 && (
              <p className={classes.empty}>
                {t(latest.state === 'OPEN' && !isLimited ? 'emptyOpen' : 'empty', { name: latest.otherName })}
              </p>
            )}
          </div>
        )}
        {latest && isLimited && <p className={classes.note}>{t('limited')}</p>}
        {latest && !isLimited && <MessageForm of={of} conversation={latest} about={about} />}
      </Card>
    </Section>
  )
}

function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('messages')
  const errors = useTranslations('errors')
  if (!error) return null
  return <ErrorPanel title={t('failed')} message={errorMessage(errors, error)} onRetry={onRetry} />
}

/** What was written before the latest messages, in blocks, from the end back to where somebody has asked for it. */
function EarlierMessages({ of, latest }: { of: ConversationOf; latest: Conversation }) {
  const t = useTranslations('messages')
  const first = latest.messages[0]?.position ?? 1
  const end = blockBefore(first) + 1
  const [asked, setAsked] = useState<number | null>(null)
  const begin = asked ?? end
  const blocks = useQueries({
    queries: Array.from({ length: end - begin }, (_, index) => earlierOptions(of, begin + index)),
  })
  const failed = blocks.find(({ error }) => error)
  const messages = blocks
    .flatMap(({ data }) => data?.messages ?? [])
    .filter(({ position }) => position < first)
  return (
    <>
      <Failure error={failed?.error ?? null} onRetry={() => void failed?.refetch()} />
      {begin > 0 && (
        <Button
          size="small"
          variant="quiet"
          busy={blocks.some(({ isLoading }) => isLoading)}
          onClick={() => setAsked(begin - 1)}
        >
          {t('earlier')}
        </Button>
      )}
      <MessageList of={of} messages={messages} otherName={latest.otherName} />
    </>
  )
}

function MessageList(props: { of: ConversationOf; messages: Conversation['messages']; otherName: string }) {
  const { of, messages, otherName } = props
  if (messages.length === 0) return null
  return (
    <ol className={classes.list}>
      {messages.map((message) => (
        <Message key={message.id} of={of} message={message} otherName={otherName} />
      ))}
    </ol>
  )
}

function Message(props: {
  of: ConversationOf
  message: Conversation['messages'][number]
  otherName: string
}) {
  const { of, message, otherName } = props
  const t = useTranslations('messages')
  const format = useFormat()
  const isLimited = useIsLimited(of)
  const author = message.authorName ?? (message.isMine ? t('ownSide') : otherName)
  return (
    <li className={classes.message} data-mine={message.isMine || undefined}>
      {message.isMine && message.authorName && <VisuallyHidden>{t('ownSide')}</VisuallyHidden>}
      {message.text !== '' && <p className={classes.text}>{message.text}</p>}
      {message.files.length > 0 && <SentFiles files={message.files} />}
      {message.isTranslatable && <TranslateButton of={of} position={message.position} />}
      <small>
        {t(message.channel === 'MAIL' ? 'byMail' : 'by', { author })}{' '}
        <time dateTime={message.sentAt} title={format.instant(message.sentAt)}>
          {format.relative(message.sentAt)}
        </time>
        {message.filesLeftOut > 0 && <span>{t('filesLeftOut', { count: message.filesLeftOut })}</span>}
        {message.isHidden && (
          <span className={classes.hidden}>{t(isLimited ? 'hiddenLimited' : 'hidden')}</span>
        )}
      </small>
    </li>
  )
}

function SentFiles({ files }: { files: Conversation['messages'][number]['files'] }) {
  const t = useTranslations('messages')
  return (
    <ul className={classes.sentFiles}>
      {files.map(({ id, fileName, url }) => (
        <li key={id}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {fileName}
            </a>
          ) : (
            (fileName ?? t('fileHidden'))
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether somebody looks with limited access, who reads no contact data and no amounts, and writes nothing. */
function useIsLimited({ side }: ConversationOf): boolean {
  const viewer = useViewer()
  return side === 'LANDLORD' && viewer?.access === 'LIMITED'
}

/** Opening a conversation reads it; not while staff act as the landlord, nor with limited access, who read for nobody else. */
function useReadOnce(of: ConversationOf, latest: Conversation | undefined) {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (position: number) => markRead(of, position),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  const isReader =
    of.side === 'TENANT' ||
    (viewer?.access !== 'LIMITED' && viewer?.impersonation === null && viewer.role !== 'LINK')
  const upTo = isReader && latest && latest.unread > 0 ? latest.total : 0
  useEffect(() => {
    if (upTo > 0) mutate(upTo)
  }, [upTo, mutate])
}
