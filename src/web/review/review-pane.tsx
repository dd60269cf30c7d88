import { useTranslations } from 'use-intl'
import type { ReviewKind } from '../../domain/catalogue/checks.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Pill } from '../ui/pill.tsx'
import { DocumentCheck } from './document-check.tsx'
import { IdentityCheck } from './identity-check.tsx'
import { KeyHint } from './review-help.tsx'
import { useSubjectText } from './review-list.tsx'
import type { ReviewItem } from './review-queries.ts'
import classes from './review.module.css'
import { SolvencyCheck } from './solvency-check.tsx'
import type { Claim } from './use-claim.ts'
import type { PictureTurn, Turning } from './use-picture-turn.ts'

/** What every check is shown with. */
export interface CheckProps {
  item: ReviewItem
  claim: Claim
  turn: PictureTurn
  turning: Turning
  onDecided: () => void
}

/** What is being checked: closed until somebody takes it, and again as soon as their time is over. */
export function ReviewPane(
  props: Omit<CheckProps, 'item'> & {
    item: ReviewItem | null
    alone: boolean
    kind: ReviewKind | null
    onNext: () => void
  },
) {
  const { item, claim, alone, kind, onNext } = props
  const t = useTranslations('review')
  const back = alone && (
    <PageLink page="staffReview" search={kind ? { kind } : {}} className={classes.back}>
      {t('toList')}
    </PageLink>
  )
  if (!item) {
    return (
      <section className={classes.pane} aria-label={t('item')}>
        {back}
        <Card className={classes.card}>
          <h2>{t('gone')}</h2>
          <p>{t('goneText')}</p>
          <Button onClick={onNext}>{t('next')}</Button>
        </Card>
      </section>
    )
  }
  return (
    <section className={classes.pane} aria-label={t('item')}>
      {back}
      <Card className={classes.card}>
        <PaneHead item={item} />
        <PaneClaim item={item} claim={claim} />
        {item.kind === 'DOCUMENT' && <DocumentCheck {...props} item={item} />}
        {item.kind === 'IDENTITY' && <IdentityCheck {...props} item={item} />}
        {item.kind === 'SOLVENCY' && <SolvencyCheck {...props} item={item} />}
      </Card>
    </section>
  )
}

function PaneHead({ item }: { item: ReviewItem }) {
  const t = useTranslations('review')
  const format = useFormat()
  const subject = useSubjectText()
  return (
    <header className={classes.head}>
      <div>
        <h2>{subject(item)}</h2>
        <p className={classes.muted}>
          {item.firstName} {item.lastName} · {t(`since.${item.kind}`, { when: format.relative(item.since) })}
        </p>
      </div>
      <div className={classes.pills}>
        <Countdown deadline={item.dueAt} />
        {item.contractWaits && <Pill tone="violet">{t('contractWaits')}</Pill>}
      </div>
    </header>
  )
}

function PaneClaim({ item, claim }: { item: ReviewItem; claim: Claim }) {
  const t = useTranslations('review')
  const errors = useTranslations('errors')
  const format = useFormat()
  const reasonText = useReasonText()
  const failure = claim.error && <ErrorPanel message={errorMessage(errors, claim.error)} />
  if (claim.isOwn) {
    return (
      <>
        <div className={classes.claimBar} role="status">
          <span>{t('yours', { time: format.time(claim.until ?? '') })}</span>
          <Button
            variant="quiet"
            size="small"
            aria-keyshortcuts="Escape"
            busy={claim.busy}
            onClick={claim.giveBack}
          >
            {t('release')}
            <KeyHint>Esc</KeyHint>
          </Button>
        </div>
        {failure}
      </>
    )
  }
  const isRefused =
    claim.other !== null || (!item.canClaim.value && item.canClaim.reason !== 'CLAIMED_BY_ANOTHER')
  const reason = claim.other
    ? t('othersUntil', { name: claim.other.name, time: format.time(claim.other.until) })
    : reasonText(item.canClaim.reason)
  return (
    <>
      <p role={claim.hasRunOut ? 'alert' : undefined} className={claim.hasRunOut ? classes.over : undefined}>
        {t(claim.hasRunOut ? 'ranOut' : 'closed')}
      </p>
      <div className={classes.buttons}>
        <Button
          variant="primary"
          busy={claim.busy}
          aria-keyshortcuts="C"
          disabled={isRefused}
          reason={isRefused ? reason : undefined}
          onClick={claim.take}
        >
          {t(claim.hasRunOut ? 'claimAgain' : 'claim')}
        </Button>
      </div>
      {failure}
    </>
  )
}
