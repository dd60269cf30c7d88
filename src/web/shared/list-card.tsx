import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { errorMessage } from './error-message.ts'

/** A list in its card, or what stands in its place: what went wrong, bones, or the words of an empty one. */
export function ListCard<Item>(props: {
  query: { error: Error | null; refetch: () => unknown }
  /** Undefined until the first answer. */
  items: readonly Item[] | undefined
  /** Of all pages, where there are several. */
  total?: number | undefined
  illustration: ReactNode
  /** What an empty list says. */
  title: string
  text: string
  children: (item: Item) => ReactNode
}) {
  const errors = useTranslations('errors')
  const { query, items } = props
  const { error } = query
  return (
    <>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void query.refetch()} />}
      {!items && !error && <ListSkeleton />}
      {items && (props.total ?? items.length) === 0 && (
        <EmptyState illustration={props.illustration} title={props.title} text={props.text} level={2} />
      )}
      {items && items.length > 0 && <RowsCard>{items.map(props.children)}</RowsCard>}
    </>
  )
}
