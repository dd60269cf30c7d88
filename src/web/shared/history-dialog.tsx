import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { errorMessage } from './error-message.ts'
import classes from './history-dialog.module.css'

/** As much of an infinite query as is shown of it. */
interface History {
  isPending: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  error: Error | null
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

/** What has happened, the newest first, as far back as somebody wants to see. */
export function HistoryDialog(props: {
  opened: boolean
  onClose: () => void
  title: string
  description?: string
  history: History
  words: { close: string; more: string }
  /** What is there so far. */
  children: ReactNode
}) {
  const { history, words } = props
  const errors = useTranslations('errors')
  return (
    <AdaptiveDialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      footer={
        <Button size="large" onClick={props.onClose}>
          {words.close}
        </Button>
      }
    >
      {history.isPending && <Bone width="70%" />}
      {history.error && (
        <ErrorPanel
          message={errorMessage(errors, history.error)}
          busy={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {props.children}
      {history.hasNextPage && (
        <div className={classes.more}>
          <Button size="small" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </AdaptiveDialog>
  )
}
