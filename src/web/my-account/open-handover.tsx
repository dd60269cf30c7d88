import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import classes from './account-page.module.css'
import { HandoverAgreeDialog, HandoverWithdrawDialog } from './handover-dialogs.tsx'
import { HandoverCounts, HandoverObstacles, isClear } from './handover-plan.tsx'
import { handoverPlanOptions, type ShownHandover } from './handover-queries.ts'

/** A handover that waits for one of the two, with what it would do now. */
export function OpenHandover({ handover }: { handover: ShownHandover }) {
  const { _id: id, state, isOwn, landlordName } = handover
  const t = useTranslations('handover')
  const errors = useTranslations('errors')
  const format = useFormat()
  const [asked, setAsked] = useOverlayOf<'agree' | 'withdraw'>(`handover-${id}`)
  const { data: plan, error, refetch } = useQuery(handoverPlanOptions(id))
  const receiverName = handover.receiverName ?? handover.receiverEmail
  const said = { landlordName, receiverName, when: format.instant(handover.endsAt) }
  // What was added since is confirmed once more.
  const isChanged = state === 'CONFIRMED' && plan?.isConfirmed === false
  const isConfirmed = state === 'CONFIRMED' && !isChanged
  const isTurn = isOwn === isConfirmed
  const isFree = isTurn && isClear(plan)
  const side = isOwn ? 'own' : 'other'
  const word = isChanged ? 'changed' : isConfirmed ? 'confirmed' : 'offered'
  return (
    <Section title={t(`${side}.title`, said)}>
      <Card className={classes.card}>
        <p className={classes.notice}>{t(`${side}.${word}`, said)}</p>
        <p>{t('ends', said)}</p>
        <p className={classes.hint}>{t(isOwn ? 'law' : 'lawOfReceiver')}</p>
        {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
        {!plan && !error && <ListSkeleton rows={4} />}
        {plan && (
          <>
            <HandoverCounts counts={plan.counts} isOwn={isOwn} />
            <HandoverObstacles plan={plan} isOwn={isOwn} />
          </>
        )}
        <div className={classes.buttons}>
          <Button
            variant="primary"
            disabled={!isFree}
            reason={isFree ? undefined : t(isTurn ? 'seeAbove' : `${side}.wait`, said)}
            onClick={() => setAsked('agree')}
          >
            {t(`${side}.agree`)}
          </Button>
          <Button onClick={() => setAsked('withdraw')}>{t(`${side}.withdraw`)}</Button>
        </div>
        {plan && (
          <HandoverAgreeDialog
            key={`agree ${asked === 'agree'}`}
            handover={handover}
            seen={plan.fingerprint}
            opened={asked === 'agree' && isFree}
            onClose={() => setAsked(null)}
          />
        )}
        <HandoverWithdrawDialog
          key={`withdraw ${asked === 'withdraw'}`}
          handover={handover}
          opened={asked === 'withdraw'}
          onClose={() => setAsked(null)}
        />
      </Card>
    </Section>
  )
}
