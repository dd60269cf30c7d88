import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import type { Kept } from './kept-queries.ts'

/** Says of a row that it is of an erased account, by which law it is kept, and until when; nothing of others. */
export function KeptNote({ kept }: { kept: Kept | undefined }) {
  const t = useTranslations('books.kept')
  const law = useTranslations('retention.laws')
  const format = useFormat()
  if (!kept) return null
  const laws = format.list(kept.laws.map((one) => law(one)))
  const { until, isOver, isShared } = kept
  if (!until) return <small>{t('left', { laws })}</small>
  const day = format.day(until)
  if (isShared) return <small>{t('shared', { laws, day })}</small>
  return <small>{t(isOver ? 'over' : 'until', { laws, day })}</small>
}
