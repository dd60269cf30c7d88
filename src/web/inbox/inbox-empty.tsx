import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { EmptyInboxIllustration } from '../ui/illustrations/later.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { CLEARED, isNarrowed, writeFilters, type InboxFilters } from './inbox-filters.ts'

const TEXTS = {
  NEEDS_YOU: 'needsYouText',
  OPEN: 'openText',
  WAITING: 'waitingText',
  ALL: 'allText',
  ENDED: 'endedText',
} as const

/** An empty list: why it is empty, and the next step. */
export function InboxEmpty(props: {
  filters: InboxFilters
  /** How many requests there are without any filter. */
  all: number
  onChange: (search: Record<string, string | undefined>) => void
}) {
  const { filters, all, onChange } = props
  const t = useTranslations('inbox.empty')
  if (isNarrowed(filters)) {
    return (
      <EmptyState
        illustration={<NoResultsIllustration width={180} />}
        title={t('found')}
        text={t('foundText')}
        action={<Button onClick={() => onChange(writeFilters(CLEARED))}>{t('clear')}</Button>}
      />
    )
  }
  if (all === 0 && filters.filter !== 'ENDED') {
    return (
      <EmptyState
        illustration={<EmptyInboxIllustration width={180} />}
        title={t('ALL')}
        text={t('allText')}
        action={
          <Button component={PageLink} page="homepage">
            {t('listings')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      illustration={<AllDoneIllustration width={180} />}
      title={t(filters.filter)}
      text={t(TEXTS[filters.filter])}
      action={<Button onClick={() => onChange(writeFilters({ filter: 'ALL' }))}>{t('showAll')}</Button>}
    />
  )
}
