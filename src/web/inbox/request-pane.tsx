import { IconArrowLeft } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink, type PageLinkProps } from '../shared/page-link.tsx'
import { PageTitle } from '../shared/page.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { EmptyInboxIllustration } from '../ui/illustrations/later.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import classes from './inbox-page.module.css'
import type { InboxRequest } from './inbox-request-query.ts'
import { RequestDetail } from './request-detail.tsx'
import type { DialogKind } from './request-dialogs.tsx'

type Back = Pick<PageLinkProps, 'page' | 'params' | 'search'>

/** The open request, or why it can't be shown. */
export function RequestPane(props: {
  query: UseQueryResult<InboxRequest>
  /** Where the list is. */
  back: Back
  /** Nothing else is on the page (phone). */
  alone: boolean
  /** The request that somebody has just opened on purpose: its heading takes the focus. */
  focused: { id: string } | null
  onDialog: (kind: DialogKind) => void
}) {
  const { query, back, alone } = props
  const t = useTranslations('inbox')
  const pane = useRef<HTMLDivElement>(null)
  useHeadingFocus(pane, query.data?.id, props.focused)
  return (
    <div ref={pane} className={classes.requestPane} aria-busy={query.isPending || undefined}>
      {alone && (
        <PageLink {...back} className={classes.back}>
          <IconArrowLeft size={17} aria-hidden />
          {t('back')}
        </PageLink>
      )}
      {query.data && <RequestDetail request={query.data} alone={alone} onDialog={props.onDialog} />}
      {query.isPending && <DetailSkeleton />}
      {query.error && !query.data && <RequestFailed query={query} back={back} alone={alone} />}
    </div>
  )
}

/** Moves the focus to the request's heading after it was opened on purpose, once its content is there. */
function useHeadingFocus(
  pane: React.RefObject<HTMLDivElement | null>,
  id: string | undefined,
  focused: { id: string } | null,
) {
  const answered = useRef<{ id: string } | null>(null)
  useEffect(() => {
    // The former request may still be there when its successor was clicked.
    if (focused?.id !== id || focused === answered.current) return
    answered.current = focused
    pane.current?.querySelector<HTMLElement>('#request-heading')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [pane, id, focused])
}

function RequestFailed(props: { query: UseQueryResult<InboxRequest>; back: Back; alone: boolean }) {
  const { query, back, alone } = props
  const t = useTranslations('request')
  const inbox = useTranslations('inbox')
  const errors = useTranslations('errors')
  if (query.error?.name === 'ResourceNotFoundError') {
    return (
      <>
        <PageTitle text={t('notFound.title')} />
        <EmptyState
          level={alone ? 1 : 2}
          illustration={<NotFoundIllustration width={200} />}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <Button component={PageLink} {...back}>
              {inbox('back')}
            </Button>
          }
        />
      </>
    )
  }
  return (
    <ErrorPanel
      title={t('loadFailed.title')}
      message={errorMessage(errors, query.error)}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )
}

/** Beside the list while no request is open. */
export function RequestPlaceholder() {
  const t = useTranslations('inbox')
  return (
    <div className={classes.requestPane}>
      <EmptyState
        illustration={<EmptyInboxIllustration width={200} />}
        title={t('pick')}
        text={t('pickText')}
      />
    </div>
  )
}
