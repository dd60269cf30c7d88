import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { reviewCountOptions } from '../shared/review-count.ts'
import { MenuCount } from './navigation.tsx'

/** What waits for a decision of somebody of the staff. */
export function ReviewMenuCount() {
  const t = useTranslations('shell')
  const { data: count = 0 } = useQuery(reviewCountOptions)
  return <MenuCount count={count} words={t('reviewCount', { count })} />
}
