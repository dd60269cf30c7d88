import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { errorMessage } from './error-message.ts'

/** What stands below a list that comes in parts: why the next one doesn't come, or the button for it. */
export function ListEnd(props: {
  list: Pick<
    UseInfiniteQueryResult,
    'error' | 'isError' | 'isFetching' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >
  /** A part of it is there. */
  isBegun: boolean
  more: string
}) {
  const { list, isBegun, more } = props
  const errors = useTranslations('errors')
  if (list.isError) {
    return (
      <ErrorPanel
        message={errorMessage(errors, list.error)}
        busy={list.isFetching}
        onRetry={() => void (isBegun ? list.fetchNextPage() : list.refetch())}
      />
    )
  }
  if (!list.hasNextPage) return null
  return (
    <Button fullWidth busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {more}
    </Button>
  )
}
