import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { INCENTIVE_AMOUNT } from '../../domain/kernel/constants.ts'
import { REFERRAL_CURRENCY } from '../../domain/money/referral-reward.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './books-page.module.css'
import { grant, paidReferralsOptions, type PaidReferral } from './terms-queries.ts'

/** Invitations whose landlord has paid a first fee: what they earn is granted here, once, into the next payout (decision 95). */
export function PaidReferrals() {
  const t = useTranslations('staffTerms.referrals')
  const errors = useTranslations('errors')
  const { data = [], error, refetch } = useQuery(paidReferralsOptions())
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (data.length === 0) return null
  return (
    <Card padded={false}>
      <h2 className={classes.row}>{t('title')}</h2>
      <ul className={classes.rows}>
        {data.map((referral) => (
          <ReferralRow key={referral.referredId} referral={referral} />
        ))}
      </ul>
    </Card>
  )
}

function ReferralRow({ referral }: { referral: PaidReferral }) {
  const t = useTranslations('staffTerms.referrals')
  const errors = useTranslations('errors')
  const format = useFormat()
  const { referrerId, referrerName, referredId, referredName, feePaidOn, shared, isEarned } = referral
  const amount = format.money(INCENTIVE_AMOUNT, REFERRAL_CURRENCY)
  const granting = useOnce({
    send: grant,
    onDone: () => showToast({ text: t('done', { name: referrerName, amount }), tone: 'success' }),
  })
  const submit = () =>
    granting.run({
      landlordId: referrerId,
      amount: INCENTIVE_AMOUNT,
      currency: REFERRAL_CURRENCY,
      reason: t('reason', { name: referredName }),
      referredId,
    })
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>
          <PageLink page="staffAudit" params={{ landlordId: referrerId }}>
            {referrerName}
          </PageLink>
        </strong>
      </div>
      <div className={classes.what}>
        <span>{t('invited', { name: referredName, on: format.instant(referral.signedUpAt) })}</span>
        {feePaidOn && <small>{t('paid', { day: format.day(feePaidOn) })}</small>}
        {shared.length > 0 && (
          <small>{t('shared', { what: format.list(shared.map((trait) => t(`traits.${trait}`))) })}</small>
        )}
        {granting.error && <small role="alert">{errorMessage(errors, granting.error)}</small>}
      </div>
      <div className={classes.buttons}>
        {isEarned && (
          <Button size="small" busy={granting.busy} onClick={submit}>
            {t('grant', { amount })}
          </Button>
        )}
      </div>
    </li>
  )
}
