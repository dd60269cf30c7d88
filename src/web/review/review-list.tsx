import { IconLock, IconUserCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ReviewKind } from '../../domain/catalogue/checks.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Countdown } from '../ui/countdown.tsx'
import { Pill } from '../ui/pill.tsx'
import { keyOf, type ReviewItem } from './review-queries.ts'
import classes from './review.module.css'

/** What waits, with how long it does and how long it may; what a colleague has stays to be seen, with the reason. */
export function ReviewList(props: {
  nodes: readonly ReviewItem[]
  chosen: string | undefined
  kind: ReviewKind | null
}) {
  return (
    <ul className={classes.list}>
      {props.nodes.map((item) => (
        <ReviewRow key={keyOf(item)} item={item} isChosen={keyOf(item) === props.chosen} kind={props.kind} />
      ))}
    </ul>
  )
}

function ReviewRow(props: { item: ReviewItem; isChosen: boolean; kind: ReviewKind | null }) {
  const { item, isChosen, kind } = props
  const t = useTranslations('review')
  const format = useFormat()
  const subject = useSubjectText()
  const key = keyOf(item)
  return (
    <li id={`review-${key}`} className={classes.item}>
      <PageLink
        page="staffReview"
        search={kind ? { kind, item: key } : { item: key }}
        keepScroll
        aria-current={isChosen ? 'true' : undefined}
        className={classes.row}
        data-off={!item.canClaim.value || undefined}
      >
        <span className={classes.line}>
          <strong>{subject(item)}</strong>
          <Countdown deadline={item.dueAt} />
        </span>
        <span>
          {item.firstName} {item.lastName}
        </span>
        <span className={classes.line}>
          <small>{t(`since.${item.kind}`, { when: format.relative(item.since) })}</small>
          {item.contractWaits && <Pill tone="violet">{t('contractWaits')}</Pill>}
        </span>
        <RowClaim item={item} />
      </PageLink>
    </li>
  )
}

function RowClaim({ item }: { item: ReviewItem }) {
  const t = useTranslations('review')
  const format = useFormat()
  const reasonText = useReasonText()
  const { claim, canClaim } = item
  if (claim) {
    const time = format.time(claim.until)
    return (
      <span className={classes.claim}>
        {claim.isOwn ? <IconUserCheck size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
        {claim.isOwn ? t('yoursUntil', { time }) : t('othersUntil', { name: claim.name, time })}
      </span>
    )
  }
  if (canClaim.value) return null
  return (
    <span className={classes.claim}>
      <IconLock size={16} aria-hidden />
      {reasonText(canClaim.reason)}
    </span>
  )
}

/** What is to be checked, in words: a payslip, a passport, a solvency. */
export function useSubjectText(): (item: ReviewItem) => string {
  const t = useTranslations('review')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const idText = useCatalogueText('catalogue.idDocument')
  return ({ kind, documentType, idDocument }) => {
    if (documentType) return typeText(documentType)
    return idDocument ? t('identityBy', { document: idText(idDocument) }) : t(`subjects.${kind}`)
  }
}
