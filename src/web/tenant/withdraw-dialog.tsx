import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { listingName } from './listing-name.ts'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'
import { useRequestCommand } from './use-request-command.ts'

/** Says what withdrawing does before it does it. */
export function WithdrawDialog(props: { request: TenantRequest; opened: boolean; onClose: () => void }) {
  const { request, onClose } = props
  const t = useTranslations('tenant.withdraw')
  const format = useFormat()
  const command = useRequestCommand({
    command: 'withdraw',
    listingRequestId: request.id,
    doneText: t('done'),
    onDone: onClose,
  })
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={onClose}
      title={t('title')}
      description={t('what', {
        range: format.dayRange(request.from, request.to),
        listing: listingName(request.listing, useLocale()),
      })}
      busy={command.busy}
      onSubmit={command.run}
      submit={t('submit')}
      variant="danger-filled"
      cancel={t('keep')}
      compact
      failure={command.failure}
    >
      <ul className={classes.happens}>
        <li>
          <IconCircleX size={20} aria-hidden />
          {t('ends', { landlord: request.landlordFirstName })}
        </li>
        {request.offer && (
          <li>
            <IconCircleX size={20} aria-hidden />
            {t('released')}
          </li>
        )}
        <li>
          <IconCircleCheck size={20} aria-hidden />
          {t('free')}
        </li>
        <li>
          <IconInfoCircle size={20} aria-hidden />
          {t('again')}
        </li>
      </ul>
    </AnswerDialog>
  )
}
