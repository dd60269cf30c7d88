import { IconBell, IconFileX, IconPencilOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  STOP_ONLINE_SIGNING_REASONS,
  STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT,
  type StopOnlineSigningReason,
} from '../../domain/catalogue/contracts.ts'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import classes from './contract-page.module.css'
import type { Offer } from './contract-queries.ts'
import { useFailureSentence } from './use-failure-sentence.ts'
import { useOfferCommand } from './use-offer-command.ts'

/** Until when there is time, and what else can be done: remind, go on on paper, refuse, take back. */
export function OtherWays(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract.ways')
  const format = useFormat()
  const reasonText = useReasonText()
  const remind = useOfferCommand(offer._id)
  const failure = useFailureSentence()(remind.error)
  const names = { landlord: offer.landlordName, tenant: offer.tenantName }
  if (!offer.turn) return null
  const isTheirs = offer.turn !== offer.viewerRole
  const agent =
    offer.turn === 'LANDLORD' ? offer.signers.find(({ role }) => role === 'LANDLORD')?.power : null
  const isAgents = agent && !offer.signingUrl ? agent.agentName : null
  const other = offer.viewerRole === 'LANDLORD' ? offer.tenantName : offer.landlordName
  const reminded = offer.reminders.filter(({ role, sentAt }) => sentAt && role === offer.turn).at(-1)
  return (
    <Section title={t('title')}>
      <Card className={classes.panel}>
        {offer.signingExpiresAt && (
          <p>
            {isTheirs || isAgents !== null
              ? t('untilTheirs', { name: isAgents ?? other, when: format.instant(offer.signingExpiresAt) })
              : t('untilYours', { when: format.instant(offer.signingExpiresAt) })}
          </p>
        )}
        {reminded?.sentAt && <p>{t('reminded', { when: format.instant(reminded.sentAt) })}</p>}
        {failure && <ErrorPanel title={t('failed')} message={failure} />}
        {isTheirs && (
          <Button
            icon={<IconBell size={18} aria-hidden />}
            busy={remind.busy}
            disabled={!offer.canRemind.value}
            reason={offer.canRemind.reason ? reasonText(offer.canRemind.reason) : undefined}
            onClick={() => remind.run({ kind: 'remind', doneText: t('remindDone', { name: other }) })}
          >
            {t('remind', { name: other })}
          </Button>
        )}
        {offer.viewerRole === 'LANDLORD' && offer.isOnlineSigning && <StopOnline offer={offer} />}
        {offer.viewerRole === 'LANDLORD' ? (
          <End offer={offer} kind="cancel" names={names} />
        ) : (
          <End offer={offer} kind="refuse" names={names} />
        )}
      </Card>
    </Section>
  )
}

function End(props: {
  offer: Offer
  kind: 'cancel' | 'refuse'
  names: { landlord: string; tenant: string }
}) {
  const { offer, kind, names } = props
  const t = useTranslations('contract.ways')
  const reasonText = useReasonText()
  const [isOpen, setOpen] = useOverlay(`contract-${kind}`)
  const command = useOfferCommand(offer._id, () => setOpen(false))
  const failure = useFailureSentence()(command.error)
  const verdict = kind === 'cancel' ? offer.canCancel : offer.canRefuse
  return (
    <>
      <Button
        variant="danger"
        icon={<IconFileX size={18} aria-hidden />}
        disabled={!verdict.value}
        reason={verdict.reason ? reasonText(verdict.reason) : undefined}
        onClick={() => setOpen(true)}
      >
        {t(`${kind}.open`)}
      </Button>
      <AnswerDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${kind}.title`)}
        busy={command.busy}
        onSubmit={() => command.run({ kind, doneText: t(`${kind}.done`, names) })}
        submit={t(`${kind}.submit`)}
        variant="danger-filled"
        cancel={t(`${kind}.keep`)}
        focus="cancel"
        compact
      >
        <ul className={classes.consequences}>
          <li>{t(`${kind}.days`)}</li>
          <li>{t(`${kind}.request`, names)}</li>
          <li>{t(`${kind}.notified`, names)}</li>
        </ul>
        {failure && <ErrorPanel title={t(`${kind}.failed`)} message={failure} />}
      </AnswerDialog>
    </>
  )
}

function StopOnline(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract.ways.stop')
  const reasonText = useReasonText()
  const catalogueText = useCatalogueText('catalogue.stopOnlineSigningReason')
  // The landlord's own reasons are said by the landlord here; elsewhere others read them, too.
  const stopText = (value: string) =>
    t.has(`reasons.${value}`) ? t(`reasons.${value}`) : catalogueText(value)
  const navigate = usePageNavigate()
  const [isOpen, setOpen] = useOverlay('contract-stop')
  const [reason, setReason] = useState<StopOnlineSigningReason | null>(null)
  const [comment, setComment] = useState('')
  const [wasTried, setTried] = useState(false)
  const command = useOfferCommand(offer._id, (nextOfferId) => {
    // The next contract takes the dialog's place in the history.
    if (nextOfferId) void navigate('contractSign', { offerId: nextOfferId }, { replace: true })
    else setOpen(false)
  })
  const failure = useFailureSentence()(command.error)
  const mayComment = STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT.some((one) => one === reason)
  const names = { tenant: offer.tenantName }
  return (
    <>
      <Button
        icon={<IconPencilOff size={18} aria-hidden />}
        disabled={!offer.canStopOnlineSigning.value}
        reason={offer.canStopOnlineSigning.reason ? reasonText(offer.canStopOnlineSigning.reason) : undefined}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <AnswerDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        busy={command.busy}
        onSubmit={() => {
          setTried(true)
          if (!reason) return
          command.run({
            kind: 'stop',
            reason,
            comment: mayComment ? comment.trim() : '',
            doneText: t('done', names),
          })
        }}
        submit={t('submit')}
        variant="violet"
        cancel={t('keep')}
        compact
      >
        <ul className={classes.consequences}>
          <li>{t('days', names)}</li>
          <li>{t('signatures')}</li>
          <li>{t('paper', names)}</li>
        </ul>
        <ChoiceField
          legend={t('reason')}
          value={reason}
          onChange={setReason}
          error={wasTried && !reason ? t('reasonMissing') : undefined}
          choices={STOP_ONLINE_SIGNING_REASONS.map((value) => ({ value, label: stopText(value) }))}
        />
        {mayComment && (
          <TextareaField
            label={t('comment')}
            description={t('commentHint', names)}
            value={comment}
            maxLength={EXPLANATION_MAX_LENGTH}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        )}
        {failure && <ErrorPanel title={t('failed')} message={failure} />}
      </AnswerDialog>
    </>
  )
}
