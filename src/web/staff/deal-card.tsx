import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DECLINE_REASONS } from '../../domain/catalogue/reasons.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { type Search, useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import type { Deal } from './deals-queries.ts'
import classes from './deals-page.module.css'

/** One deal: who wants which home for how long, what it brings, what it waits for, and what staff can do about it. */
export function DealCard(props: { deal: Deal; onOpen: () => void; onSecondChance: () => void }) {
  const { deal } = props
  const t = useTranslations('deals')
  const format = useFormat()
  const [search] = useSearch()
  const sentence = useStepSentence(deal)
  const permissions = useViewer()?.permissions ?? []
  const { deadline, isTurnOfStaff } = deal.step
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.line}>
        <strong>{deal.tenantName}</strong>
        <span className={classes.fee}>{format.money(deal.fee, deal.currency)}</span>
      </div>
      {deal.companyName && <small>{deal.companyName}</small>}
      <small>{t('home', { listing: deal.listingName, place: deal.place })}</small>
      <small>
        {t('stay', {
          dates: format.dayRange(deal.from, deal.to),
          count: deal.days,
          days: format.number(deal.days),
        })}
      </small>
      <p className={classes.step}>{sentence}</p>
      {deadline && (
        <small className={classes.deadline}>{t('until', { when: format.instant(deadline) })}</small>
      )}
      <small>
        {t.rich('of', {
          landlord: deal.landlordName,
          manager: deal.manager?.name ?? '',
          isManaged: String(deal.manager !== null),
          link: linkToDealsOf(deal, search, t('onlyOf', { landlord: deal.landlordName })),
        })}
      </small>
      <small>{t('since', { when: format.instant(deal.since), reference: deal.userFriendlyId })}</small>
      {deal.isKeyAccount && (
        <span>
          <Pill tone="violet">{t('keyAccount')}</Pill>
        </span>
      )}
      <div className={classes.buttons}>
        <Button
          size="small"
          aria-label={t('openName', { tenant: deal.tenantName, landlord: deal.landlordName })}
          onClick={props.onOpen}
        >
          {t('open')}
        </Button>
        {deal.isEndedBySilence && (
          <Button
            size="small"
            aria-label={t('secondChanceName', { tenant: deal.tenantName })}
            onClick={props.onSecondChance}
          >
            {t('secondChance')}
          </Button>
        )}
        {isTurnOfStaff && permissions.includes('DOCUMENT_VERIFICATION') && (
          <Button size="small" component={PageLink} page="staffReview">
            {t('review')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Makes the landlord's name the way to their deals alone. */
function linkToDealsOf({ landlordId }: Deal, search: Search, label: string) {
  const narrowed = { ...search, page: undefined, landlord: landlordId }
  return (name: ReactNode) => (
    <PageLink page="staffDeals" search={narrowed} aria-label={label}>
      {name}
    </PageLink>
  )
}

/** Whom or what a deal waits for, or how it ended, in a sentence about this very case. */
function useStepSentence(deal: Deal): string {
  const t = useTranslations('deals')
  const declineReason = useCatalogueText('declineReason')
  const names = { tenant: deal.tenantName, landlord: deal.landlordName }
  if (deal.isBookingCanceled) return t('lost.BOOKING_CANCELED')
  if (deal.step.standing !== 'ENDED') return t(`steps.${deal.step.standing}`, names)
  const reason = deal.endReason
  if (reason && t.has(`lost.${reason}`)) return t(`lost.${reason}`, names)
  return reason && oneOf(DECLINE_REASONS, reason)
    ? t('lost.declinedWith', { ...names, reason: declineReason(reason) })
    : t('steps.ENDED')
}
