import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import type { SilentRequest } from './second-chances-page.tsx'
import classes from './staff-page.module.css'

const giveMutation = graphql(`
  mutation StaffGiveSecondChance($listingRequestId: ID!, $idempotencyKey: ID!) {
    giveSecondChance(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      secondChance {
        listingRequestId
      }
    }
  }
`)

/** Says what a second chance does, to the landlord and to the tenant, then gives it. */
export function SecondChanceDialog(props: {
  silent: Pick<
    SilentRequest,
    'listingRequestId' | 'landlordName' | 'tenantName' | 'listingName' | 'from' | 'to'
  > | null
  onClose: () => void
}) {
  const { silent, onClose } = props
  const t = useTranslations('staff.secondChances')
  const format = useFormat()
  const give = useOnce({
    send: (listingRequestId: string, idempotencyKey) =>
      request(giveMutation, { listingRequestId, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('given', { name: silent?.landlordName ?? '' }) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={silent !== null}
      onClose={onClose}
      busy={give.busy}
      onSubmit={() => silent && give.run(silent.listingRequestId)}
      title={t('dialogTitle', { name: silent?.tenantName ?? '' })}
      description={
        silent &&
        t('subtitle', { dates: format.dayRange(silent.from, silent.to), listing: silent.listingName })
      }
      submit={t('give')}
      cancel={t('cancel')}
      focus="submit"
      error={give.error}
    >
      <ul className={classes.points}>
        <li>{t('whatLandlord', { name: silent?.landlordName ?? '' })}</li>
        <li>{t('whatTenant', { name: silent?.tenantName ?? '' })}</li>
        <li>{t('whatElse')}</li>
      </ul>
    </AnswerDialog>
  )
}
