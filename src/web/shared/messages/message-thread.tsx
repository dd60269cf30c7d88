import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Section } from '../../ui/section.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useViewer } from '../viewer.ts'
import { MessageForm } from './message-form.tsx'
import { type Conversation, type ConversationOf, conversationOptions, markRead } from './message-queries.ts'
import classes from './messages.module.css'
import type { MessageAbout } from './template-field.tsx'

/** What the two sides of a request write to each other, and the form for the next message. */
export function MessageThread(props: ConversationOf & { about?: MessageAbout }) {
  const { side, listingRequestId, about } = props
  const of = { side, listingRequestId }
  const t = useTranslations('messages')
  const errors = useTranslations('errors')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    conversationOptions(of),
  )
  const latest = data?.pages[0]
  useReadOnce(of, latest)
  const messages = data?.pages.toReversed().flatMap((page) => page.messages) ?? []
  return (
    <Section
      title={t('title')}
      aside={latest && latest.unread > 0 && <Pill tone="blue">{t('unread', { count: latest.unread })}</Pill>}
    >
      <Card className={classes.thread}>
        {error && (
          <ErrorPanel
            title={t('failed')}
            message={errorMessage(errors, error)}
            onRetry={() => void refetch()}
          />
        )}
        {hasNextPage && (
          <Button size="small" variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('earlier')}
          </Button>
        )}
        {latest && messages.length === 0 && (
          <p className={classes.empty}>{t('empty', { name: latest.otherName })}</p>
        )}
        {messages.length > 0 && (
          <ol className={classes.list}>
            {messages.map((message) => (
              <Message key={message.id} message={message} otherName={latest?.otherName ?? ''} />
            ))}
          </ol>
        )}
        {latest && <MessageForm key={listingRequestId} of={of} conversation={latest} about={about} />}
      </Card>
    </Section>
  )
}

function Message(props: { message: Conversation['messages'][number]; otherName: string }) {
  const { message, otherName } = props
  const t = useTranslations('messages')
  const format = useFormat()
  const author = message.authorName ?? otherName
  return (
    <li className={classes.message} data-mine={message.isMine || undefined}>
      <p className={classes.text}>{message.text}</p>
      <small>
        {t(message.channel === 'MAIL' ? 'byMail' : 'by', { author })}{' '}
        <time dateTime={message.sentAt} title={format.instant(message.sentAt)}>
          {format.relative(message.sentAt)}
        </time>
        {message.isHidden && <span className={classes.hidden}>{t('hidden')}</span>}
      </small>
    </li>
  )
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
