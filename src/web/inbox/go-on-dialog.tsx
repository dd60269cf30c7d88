import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request as send } from '../graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'

const goOnMutation = graphql(`
  mutation InboxGoOnWithoutIncome($listingRequestId: ID!, $idempotencyKey: ID!) {
    goOnWithoutIncome(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      ...InboxAnswered
    }
  }
`)

/** The landlord's yes to a tenant whose income could not be confirmed: the contract is made. */
export function GoOnDialog(props: {
  opened: boolean
  listingRequestId: string
  name: string
  onClose: () => void
}) {
  const { opened, listingRequestId, name, onClose } = props
  const t = useTranslations('request.verification')
  const once = useOnce<string, unknown>({
    send: (id, idempotencyKey) => send(goOnMutation, { listingRequestId: id, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('goOn.done', { name }) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('goOn.title', { name })}
      busy={once.busy}
      onSubmit={() => once.run(listingRequestId)}
      size="small"
      submit={t('goOn.submit')}
      variant="primary"
      cancel={t('goOn.cancel')}
      compact
      error={once.error}
    >
      <p>{t('goOn.what', { name })}</p>
    </AnswerDialog>
  )
}
