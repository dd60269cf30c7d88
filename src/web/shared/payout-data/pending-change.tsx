import { IconClock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { request } from '../../graphql.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useOnce } from '../use-once.ts'
import { cancelPayoutChangesMutation } from './payout-mutations.ts'
import classes from './payout-parts.module.css'

/** Says from when money goes to another account, and lets the landlord call that off. */
export function PendingChange(props: {
  pending: { id: string; takesEffectAt: string; account: { accountHolder: string; iban: string } | null }
  canCancel: boolean
  /** Other changes that are called off with it. */
  changeIds?: readonly string[]
  /** For which homes, where that isn't plain. */
  homes?: string
}) {
  const { pending, homes } = props
  const t = useTranslations('payoutParts')
  const errors = useTranslations('errors')
  const format = useFormat()
  const canceling = useOnce({
    send: (changeIds: readonly string[], idempotencyKey) =>
      request(cancelPayoutChangesMutation, { changeIds: [...changeIds], idempotencyKey }),
    onDone: () => showToast({ text: t('canceled') }),
  })
  const when = format.instant(pending.takesEffectAt)
  return (
    <div className={classes.pending}>
      <IconClock size={18} aria-hidden />
      <p className={classes.what}>
        {homes && <strong>{homes}</strong>}
        <span>
          {pending.account
            ? t('pending', { when, holder: pending.account.accountHolder, iban: pending.account.iban })
            : t('pendingSame', { when })}
        </span>
        {canceling.error && (
          <span role="alert" className={classes.failure}>
            {errorMessage(errors, canceling.error)}
          </span>
        )}
      </p>
      {props.canCancel && (
        <Button
          size="small"
          busy={canceling.busy}
          onClick={() => canceling.run(props.changeIds ?? [pending.id])}
        >
          {t('cancelChange')}
        </Button>
      )}
    </div>
  )
}
