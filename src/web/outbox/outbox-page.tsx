import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { rest } from '../http.ts'
import { useFormat } from '../shared/format.ts'
import { Page } from '../shared/page.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { EmptyInboxIllustration } from '../ui/illustrations/later.tsx'
import classes from './outbox-page.module.css'

interface Mail {
  id: string
  to: string
  subject: string
  text: string
  createdAt: string
}

function outboxOptions() {
  return queryOptions({
    queryKey: ['outbox'],
    queryFn: async () => (await rest<{ mails: Mail[] }>('/api/outbox')).mails,
    // Mails leave by jobs: what was just caused shows up without a reload.
    refetchInterval: 5000,
    staleTime: 0,
  })
}

/** Loads the mails before the page appears. */
export const loader: PageLoader = ({ queryClient }) => queryClient.fetchQuery(outboxOptions())

/** The mails that a demo would have sent, with their content. */
export function OutboxPage() {
  const t = useTranslations('outbox')
  const [search] = useSearch()
  const { data: mails } = useSuspenseQuery(outboxOptions())
  const chosen = mails.find((mail) => mail.id === search.mail)
  return (
    <Page title={t('title')} lead={t('lead')}>
      {mails.length === 0 ? (
        <EmptyState illustration={<EmptyInboxIllustration />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <div className={classes.columns} data-chosen={chosen ? true : undefined}>
          <MailList mails={mails} chosenId={chosen?.id} />
          {chosen ? <MailContent mail={chosen} /> : <p className={classes.choose}>{t('choose')}</p>}
        </div>
      )}
    </Page>
  )
}

function MailList(props: { mails: Mail[]; chosenId: string | undefined }) {
  const t = useTranslations('outbox')
  const format = useFormat()
  return (
    <Card padded={false} className={classes.list}>
      <ul aria-label={t('list')}>
        {props.mails.map((mail) => (
          <li key={mail.id}>
            <PageLink
              page="outbox"
              search={{ mail: mail.id }}
              className={classes.mail}
              aria-current={mail.id === props.chosenId ? 'true' : undefined}
            >
              <strong>{mail.subject}</strong>
              <small>{mail.to}</small>
              <small>{format.relative(mail.createdAt)}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function MailContent({ mail }: { mail: Mail }) {
  const t = useTranslations('outbox')
  const format = useFormat()
  return (
    <Card as="article" className={classes.content}>
      <PageLink page="outbox" className={classes.back}>
        {t('backToList')}
      </PageLink>
      <h2>{mail.subject}</h2>
      <p className={classes.facts}>
        {t('to')}: {mail.to} · {format.instant(mail.createdAt)}
      </p>
      <div className={classes.text}>{withLinks(mail.text)}</div>
    </Card>
  )
}

/** The plain text with its own-site URLs as links; nothing of a mail is ever put in as markup. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={ownPath(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

function ownPath(link: string): string {
  const url = new URL(link)
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : link
}
