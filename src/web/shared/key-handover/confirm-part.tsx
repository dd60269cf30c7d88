import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useFormat } from '../format.ts'
import { useOnce } from '../use-once.ts'
import { useOverlay } from '../use-overlay.ts'
import { useHandoverError, useHandoverRefusal } from './handover-error.ts'
import { HandoverFacts } from './handover-facts.tsx'
import { confirmHandover, type Handover, type HandoverPlace } from './handover-queries.ts'
import classes from './key-handover.module.css'

/** Who has confirmed, and the way to do so: what is confirmed is shown once more. */
export function ConfirmPart(props: {
  place: HandoverPlace
  handover: Handover
  /** Something is typed that isn't saved. */
  hasDraft: boolean
  closed: string | null
}) {
  const { place, handover, hasDraft, closed } = props
  const t = useTranslations('keyHandover.confirm')
  const format = useFormat()
  const refusal = useHandoverRefusal()
  const errorText = useHandoverError()
  const [isOpen, setOpen] = useOverlay('handover-confirm')
  const once = useOnce<string, unknown>({
    send: (seen, key) => confirmHandover(place, seen, key),
    onDone: () => {
      setOpen(false)
      showToast({ text: t('done') })
    },
  })
  const { own, other } = confirmedAt(handover, place)
  const isFinal = Boolean(own && other)
  const reason = closed ?? (hasDraft ? t('saveFirst') : refusal(handover.confirmingRefusal))
  const wasChanged = once.error instanceof ConditionNotMetError && once.error.reason === 'CHANGED_ELSEWHERE'
  return (
    <Section title={t('title')}>
      <Card className={classes.stack}>
        <Confirmed
          text={own ? t('own', { when: format.instant(own) }) : t('ownOpen')}
          isDone={Boolean(own)}
        />
        <Confirmed
          text={other ? t('other', { when: format.instant(other) }) : t('otherOpen')}
          isDone={Boolean(other)}
        />
        {isFinal ? (
          <p>{t('final')}</p>
        ) : (
          !own && (
            <>
              <p className={classes.muted}>{t('meaning')}</p>
              <div>
                <Button
                  variant={hasDraft ? 'plain' : 'primary'}
                  fullWidth
                  disabled={reason !== undefined}
                  {...(reason !== undefined && { reason })}
                  onClick={() => setOpen(true)}
                >
                  {t('open')}
                </Button>
              </div>
            </>
          )
        )}
      </Card>
      <AnswerDialog
        opened={isOpen && !isFinal}
        onClose={() => setOpen(false)}
        title={t('question')}
        description={t(other ? 'makesFinal' : 'meaning')}
        submit={t('submit')}
        cancel={t('cancel')}
        focus="cancel"
        busy={once.busy}
        disabled={reason !== undefined}
        {...(reason !== undefined && { reason })}
        error={once.error}
        failure={wasChanged ? t('changed') : once.error ? errorText(once.error) : undefined}
        onSubmit={() => once.run(handover.fingerprint)}
        compact
      >
        <HandoverFacts handover={handover} side={place.side} />
        <p className={classes.muted}>{t('photos', { count: handover.photos.length })}</p>
      </AnswerDialog>
    </Section>
  )
}

function Confirmed({ text, isDone }: { text: string; isDone: boolean }) {
  const Icon = isDone ? IconCircleCheck : IconClock
  return (
    <p>
      <Icon size={18} aria-hidden /> {text}
    </p>
  )
}

function confirmedAt(handover: Handover, { side }: HandoverPlace) {
  const { landlordConfirmedAt, tenantConfirmedAt } = handover
  return side === 'LANDLORD'
    ? { own: landlordConfirmedAt, other: tenantConfirmedAt }
    : { own: tenantConfirmedAt, other: landlordConfirmedAt }
}
