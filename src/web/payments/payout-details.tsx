import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PayoutState } from '../../domain/catalogue/payouts.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { PayoutItems } from './payout-items.tsx'
import { type Payout, payoutQuery, retryPayout } from './payouts-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import classes from './payouts.module.css'

const TONES: Record<PayoutState, Tone> = {
  PENDING: 'blue',
  IN_TRANSIT: 'blue',
  PAID: 'pine',
  FAILED: 'red',
  UNKNOWN: 'amber',
}

/** How far a payout is, in a word. */
export function PayoutPill({ state }: { state: PayoutState }) {
  const states = useCatalogueText('catalogue.payoutState')
  return <Pill tone={TONES[state]}>{states(state)}</Pill>
}

/** One payout: how far it is, what to do where it came back, and all that it consists of. */
export function PayoutDetails({ payoutId, onClose }: { payoutId: string | null; onClose: () => void }) {
  const t = useTranslations('payouts')
  const format = useFormat()
  const payout = useQuery({ ...payoutQuery(payoutId ?? ''), enabled: payoutId !== null }).data
  return (
    <AdaptiveDialog
      opened={payoutId !== null}
      onClose={onClose}
      size="large"
      title={payout ? t('payoutOf', { day: format.day(payout.createdAt.slice(0, 10)) }) : t('title')}
    >
      {payoutId && <Body payoutId={payoutId} />}
    </AdaptiveDialog>
  )
}

function Body({ payoutId }: { payoutId: string }) {
  const t = useTranslations('payouts')
  const errors = useTranslations('errors')
  const query = useQuery(payoutQuery(payoutId))
  const payout = query.data
  const amount = useMoneyFormat(payout?.currency ?? 'EUR')
  if (query.isPending) return <Bone height="220px" />
  if (query.isError)
    return (
      <ErrorPanel
        title={t('failed')}
        message={errorMessage(errors, query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (!payout) return <p>{t('missing')}</p>
  return (
    <div className={classes.details}>
      <PayoutPill state={payout.state} />
      <p className={classes.sum}>
        <strong>{amount(payout.amount)}</strong>
      </p>
      <Standing payout={payout} />
      <PayoutItems items={payout.items} currency={payout.currency} />
    </div>
  )
}

function Standing({ payout }: { payout: Payout }) {
  const t = useTranslations('payouts')
  const failures = useCatalogueText('catalogue.payoutFailure')
  const format = useFormat()
  const day = payout.state === 'PAID' ? payout.paidAt?.slice(0, 10) : payout.arrivesOn
  if (payout.state !== 'FAILED')
    return <p>{t(`state.${payout.state}`, { day: day ? format.day(day) : t('soon') })}</p>
  return (
    <>
      <p>{t('state.FAILED')}</p>
      {payout.failure && (
        <p>
          <strong>{failures(payout.failure)}</strong> {t(`failure.${payout.failure}`)}
        </p>
      )}
      <Retry payout={payout} />
    </>
  )
}

function Retry({ payout }: { payout: Payout }) {
  const t = useTranslations('payouts')
  const errors = useTranslations('errors')
  const reasons = useReasonText()
  const queryClient = useQueryClient()
  const viewer = useViewer()
  const closed = useClosedWhileActing('binds')
  const retry = useMutation({
    mutationFn: () => retryPayout(payout._id),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['payouts'] }),
        queryClient.invalidateQueries({ queryKey: ['money'] }),
      ]),
  })
  if (viewer?.role !== 'OWNER') return null
  const { value, reason } = payout.canBeTriedAgain
  const why = closed ?? (reason ? reasons(reason) : undefined)
  return (
    <>
      {retry.error && <ErrorPanel message={errorMessage(errors, retry.error)} />}
      <Button
        variant="primary"
        busy={retry.isPending}
        disabled={!value || closed !== null}
        reason={why}
        onClick={() => retry.mutate()}
      >
        {t('retry')}
      </Button>
    </>
  )
}
