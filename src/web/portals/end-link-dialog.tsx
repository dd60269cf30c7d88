import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useLast } from '../shared/use-overlay.ts'
import { showToast } from '../ui/toast-store.ts'
import { type Portal, replacePortalLink, revokePortal } from './portal-queries.ts'

/** Says what ends with a link, then gives the portal another one, or ends the portal. */
export function EndLinkDialog(props: {
  kind: 'replace' | 'revoke'
  portal: Portal | null
  onClose: () => void
}) {
  const { kind, onClose } = props
  const t = useTranslations('portals')
  const portal = useLast(props.portal)
  const name = portal?.name ?? ''
  const isReplaced = kind === 'replace'
  const once = useOnce({
    send: isReplaced ? replacePortalLink : revokePortal,
    onDone: () => {
      showToast({ text: isReplaced ? t('replaced', { name }) : t('ended', { name }) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={props.portal !== null}
      onClose={onClose}
      onSubmit={() => portal && once.run(portal.id)}
      busy={once.busy}
      size="small"
      title={isReplaced ? t('replaceOf', { name }) : t('endOf', { name })}
      submit={isReplaced ? t('replace') : t('end')}
      variant="danger-filled"
      cancel={t('cancel')}
      error={once.error}
    >
      <p>{isReplaced ? t('replaceText') : t('endText')}</p>
    </AnswerDialog>
  )
}
