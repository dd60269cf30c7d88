import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import { KeyHint } from './review-help.tsx'
import classes from './review.module.css'

/** What a reviewer sees of a check that is theirs: its content once it is there, what follows, and the two answers. */
export function CheckFrame(props: {
  /** Answers null where the check was decided meanwhile. */
  query: { data: object | null | undefined; error: Error | null; refetch: () => unknown }
  follows: string
  accept: string
  refuse: string
  children: ReactNode
}) {
  const { data, error, refetch } = props.query
  const t = useTranslations('review')
  const errors = useTranslations('errors')
  const [, setSearch] = useSearch()
  return (
    <>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {data === undefined && !error && <DetailSkeleton />}
      {data === null && <p>{t('goneText')}</p>}
      {data && (
        <>
          {props.children}
          <p className={classes.muted}>{props.follows}</p>
          <div className={classes.buttons}>
            <Button
              variant="primary"
              icon={<IconCheck size={18} aria-hidden />}
              aria-keyshortcuts="A"
              onClick={() => setSearch({ do: 'accept' })}
            >
              {props.accept}
              <KeyHint>A</KeyHint>
            </Button>
            <Button
              variant="danger"
              icon={<IconX size={18} aria-hidden />}
              aria-keyshortcuts="R"
              onClick={() => setSearch({ do: 'refuse' })}
            >
              {props.refuse}
              <KeyHint>R</KeyHint>
            </Button>
          </div>
        </>
      )}
    </>
  )
}
