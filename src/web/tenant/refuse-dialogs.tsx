import { IconCircleCheck, IconCircleX, IconInfoCircle, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'
import { useRequestCommand } from './use-request-command.ts'

interface DialogProps {
  request: TenantRequest
  opened: boolean
  onClose: () => void
}

/** Says what it means not to want the suggested dates, then ends the request. */
export function RefuseSuggestionDialog({ request, opened, onClose }: DialogProps) {
  const t = useTranslations('tenant.refuseSuggestion')
  const command = useRequestCommand({
    command: 'refuseSuggestion',
    listingRequestId: request.id,
    doneText: t('done'),
    onDone: onClose,
  })
  return (
    <ConsequencesDialog
      {...{ opened, onClose, command }}
      title={t('title')}
      submit={t('submit')}
      keep={t('keep')}
    >
      <Line icon={IconCircleX}>{t('ends', { landlord: request.landlordFirstName })}</Line>
      <Line icon={IconInfoCircle}>{t('again')}</Line>
    </ConsequencesDialog>
  )
}

/** Says what it means to refuse the contract: the request stays, and the landlord may prepare another one. */
export function RefuseContractDialog({ request, opened, onClose }: DialogProps) {
  const t = useTranslations('tenant.refuseContract')
  const command = useRequestCommand({
    command: 'refuseContract',
    listingRequestId: request.id,
    offerId: request.offer?._id,
    doneText: t('done'),
    onDone: onClose,
  })
  const landlord = request.landlordFirstName
  return (
    <ConsequencesDialog
      {...{ opened, onClose, command }}
      title={t('title')}
      submit={t('submit')}
      keep={t('keep')}
    >
      <Line icon={IconCircleX}>{t('released')}</Line>
      <Line icon={IconCircleCheck}>{t('stays', { landlord })}</Line>
      <Line icon={IconInfoCircle}>{t('talk', { landlord })}</Line>
    </ConsequencesDialog>
  )
}

function ConsequencesDialog(props: {
  opened: boolean
  onClose: () => void
  command: ReturnType<typeof useRequestCommand>
  title: string
  submit: string
  keep: string
  children: ReactNode
}) {
  const { command } = props
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      busy={command.busy}
      onSubmit={command.run}
      submit={props.submit}
      variant="danger-filled"
      cancel={props.keep}
      compact
      failure={command.failure}
    >
      <ul className={classes.happens}>{props.children}</ul>
    </AnswerDialog>
  )
}

function Line(props: { icon: Icon; children: ReactNode }) {
  return (
    <li>
      <props.icon size={20} aria-hidden />
      {props.children}
    </li>
  )
}
