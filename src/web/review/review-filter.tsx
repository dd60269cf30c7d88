import { useTranslations } from 'use-intl'
import { REVIEW_KINDS, type ReviewKind } from '../../domain/catalogue/checks.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'

/** Of which kinds there is something, with how many; only one kind needs no choice. */
export function ReviewFilter(props: {
  kind: ReviewKind | null
  counts: readonly { kind: ReviewKind; total: number }[]
}) {
  const { kind, counts } = props
  const t = useTranslations('review')
  const kindText = useTranslations('catalogue.reviewKind')
  const kinds = REVIEW_KINDS.filter((one) => one === kind || counts.some((count) => count.kind === one))
  if (kinds.length < 2 && kind === null) return null
  const totalOf = (one: ReviewKind) => counts.find((count) => count.kind === one)?.total ?? 0
  return (
    <PageTabs label={t('filter')}>
      <PageTab
        page="staffReview"
        isOpen={kind === null}
        count={counts.reduce((sum, one) => sum + one.total, 0)}
      >
        {t('all')}
      </PageTab>
      {kinds.map((one) => (
        <PageTab
          key={one}
          page="staffReview"
          search={{ kind: one }}
          isOpen={kind === one}
          count={totalOf(one)}
        >
          {kindText(one)}
        </PageTab>
      ))}
    </PageTabs>
  )
}
