import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PERMISSION_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { useFormat } from '../shared/format.ts'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlay, useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import classes from '../shared/action-row.module.css'
import { callOffRecovery, recoveriesOptions, type RunningRecovery } from './recoveries-queries.ts'

/** Loads the recoveries that run. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(recoveriesOptions())

/** The recoveries of accounts that run; two of the staff together make one shorter, one alone calls it off (decision 106). */
export function RecoveriesPage() {
  const t = useTranslations('staffRecoveries')
  const query = useQuery(recoveriesOptions())
  const { data } = query
  const [asks, setAsks] = useOverlay('ask')
  const [confirmed, setConfirmed] = useOverlayOf<RunningRecovery>('confirm')
  const [ended, setEnded] = useOverlayOf<RunningRecovery>('call-off')
  const words = { name: ended?.personName ?? '' }
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={<PageLink page="staff">{t('back')}</PageLink>}
      actions={
        <Button variant="primary" onClick={() => setAsks(true)}>
          {t('ask')}
        </Button>
      }
    >
      <ListCard
        query={query}
        items={data}
        illustration={<AllDoneIllustration />}
        title={t('none')}
        text={t('noneText')}
      >
        {(recovery) => (
          <RecoveryRow
            key={recovery._id}
            recovery={recovery}
            onConfirm={() => setConfirmed(recovery)}
            onCallOff={() => setEnded(recovery)}
          />
        )}
      </ListCard>
      <AskDialog key={String(asks)} opened={asks} onClose={() => setAsks(false)} />
      <ConfirmDialog key={confirmed?._id} recovery={confirmed} onClose={() => setConfirmed(null)} />
      <ReasonDialog
        key={`end ${ended?._id}`}
        opened={ended !== null}
        onClose={() => setEnded(null)}
        title={t('callOffTitle', words)}
        description={t('callOffWhat')}
        variant="danger-filled"
        submit={t('callOff')}
        length={PERMISSION_REASON_LENGTH}
        send={(reason, key) => callOffRecovery({ recoveryId: ended?._id ?? '', reason }, key)}
        done={t('callOffDone', words)}
      />
    </Page>
  )
}

function RecoveryRow(props: { recovery: RunningRecovery; onConfirm: () => void; onCallOff: () => void }) {
  const { recovery } = props
  const t = useTranslations('staffRecoveries')
  const wayOf = useCatalogueText('catalogue.recoveryWay')
  const statusOf = useCatalogueText('catalogue.recoveryStatus')
  const reasonText = useReasonText()
  const format = useFormat()
  const { personName: name, email, status, askedByName, confirmedByName, refusal } = recovery
  const when = format.instant(recovery.askedAt)
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{t('who', { name, email })}</strong>
        <span>
          <Pill tone={status === 'ASKED' ? 'amber' : 'stone'}>{statusOf(status)}</Pill> {wayOf(recovery.way)}
        </span>
        <small>{askedByName ? t('asked', { name: askedByName, when }) : t('began', { when })}</small>
        {recovery.reason && <small>{t('reason', { reason: recovery.reason })}</small>}
        {confirmedByName && <small>{t('confirmed', { name: confirmedByName })}</small>}
        <small>{t(`until.${status}`, { when: format.instant(recovery.deadlineAt) })}</small>
      </div>
      <div className={classes.buttons}>
        {status === 'ASKED' && (
          <Button
            size="small"
            variant="primary"
            disabled={refusal !== null}
            reason={refusal ? reasonText(refusal) : undefined}
            aria-label={t('confirmName', { name })}
            onClick={props.onConfirm}
          >
            {t('confirm')}
          </Button>
        )}
        {recovery.canCallOff && (
          <Button size="small" aria-label={t('callOffName', { name })} onClick={props.onCallOff}>
            {t('callOff')}
          </Button>
        )}
      </div>
    </li>
  )
}
