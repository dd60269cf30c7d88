import { useTranslations } from 'use-intl'
import { PERMISSION_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { RowsCard } from '../ui/rows-card.tsx'
import {
  confirmPermission,
  declinePermission,
  type WaitingPermission,
  withdrawPermission,
} from './permissions-queries.ts'
import classes from './permissions-page.module.css'

/** The strong permissions that wait for a second person. */
export function WaitingList({ requests }: { requests: readonly WaitingPermission[] }) {
  const t = useTranslations('staffPermissions.waiting')
  const nameOf = useCatalogueText('catalogue.permission')
  const all = useTranslations('staffPermissions')
  const [declined, setDeclined] = useOverlayOf<WaitingPermission>('decline')
  const words = { permission: nameOf(declined?.permission ?? ''), name: declined?.personName ?? '' }
  return (
    <Section title={t('title')}>
      <RowsCard>
        {requests.map((request) => (
          <WaitingRow key={request._id} request={request} onDecline={() => setDeclined(request)} />
        ))}
      </RowsCard>
      <ReasonDialog
        key={declined?._id}
        opened={declined !== null}
        onClose={() => setDeclined(null)}
        title={t('declineTitle', words)}
        description={t('declineWhat', words)}
        variant="danger-filled"
        submit={t('decline')}
        length={PERMISSION_REASON_LENGTH}
        words={{ hint: all('reasonHint', PERMISSION_REASON_LENGTH) }}
        send={(reason, key) => declinePermission({ requestId: declined?._id ?? '', reason }, key)}
        done={t('declined', words)}
      />
    </Section>
  )
}

function WaitingRow(props: { request: WaitingPermission; onDecline: () => void }) {
  const { request } = props
  const t = useTranslations('staffPermissions.waiting')
  const lets = useTranslations('staffPermissions.lets')
  const errors = useTranslations('errors')
  const nameOf = useCatalogueText('catalogue.permission')
  const reasonText = useReasonText()
  const format = useFormat()
  const words = { permission: nameOf(request.permission), name: request.personName }
  const onFailed = (error: Error) => showToast({ text: errorMessage(errors, error), tone: 'error' })
  const confirming = useOnce({
    send: (_: null, key) => confirmPermission(request._id, key),
    onDone: () => showToast({ text: t('confirmed', words), tone: 'success' }),
    onFailed,
  })
  const withdrawing = useOnce({
    send: (_: null, key) => withdrawPermission(request._id, key),
    onDone: () => showToast({ text: t('withdrawn', words), tone: 'success' }),
    onFailed,
  })
  return (
    <li className={classes.permission}>
      <div className={classes.lets}>
        <strong>{t('who', words)}</strong>
        <small>{lets(request.permission)}</small>
        <small>
          {t('asked', { name: request.askedByName, when: format.instant(request.askedAt) })}{' '}
          {t('reason', { reason: request.reason })}
        </small>
        <small>{t('until', { when: format.instant(request.endsAt) })}</small>
      </div>
      <div className={classes.buttons}>
        {request.canWithdraw ? (
          <Button
            size="small"
            busy={withdrawing.busy}
            aria-label={t('withdrawName', words)}
            onClick={() => withdrawing.run(null)}
          >
            {t('withdraw')}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              variant="primary"
              busy={confirming.busy}
              disabled={request.refusal !== null}
              reason={request.refusal ? reasonText(request.refusal) : undefined}
              aria-label={t('confirmName', words)}
              onClick={() => confirming.run(null)}
            >
              {t('confirm')}
            </Button>
            {request.refusal === null && (
              <Button size="small" aria-label={t('declineName', words)} onClick={props.onDecline}>
                {t('decline')}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}
