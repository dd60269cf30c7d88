import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useDeclinedOthers } from '../shared/declined-others.ts'
import { BlockedDaysList } from '../shared/blocked-days-list.tsx'
import { DeclinedPeople } from '../shared/declined-people.tsx'
import { useFormat, fullName } from '../shared/format.ts'
import { blockOf, inputOf } from '../shared/reject-draft.ts'
import { RejectFields } from '../shared/reject-fields.tsx'
import { useRejectForm } from '../shared/use-reject-form.ts'
import { showToast } from '../ui/toast-store.ts'
import { type LimitedRequest, useLimitedReject } from './limited-queries.ts'
import classes from './limited-page.module.css'

/** Asks why the apartment is not free, or why else not; what was entered outlives closing and reload. */
export function LimitedRejectDialog(props: {
  listingRequest: LimitedRequest
  opened: boolean
  onClose: () => void
}) {
  const { listingRequest } = props
  const t = useTranslations('limited')
  const inbox = useTranslations('request.rejectDialog')
  const queued = useTranslations('queuedAnswers')
  const format = useFormat()
  const { draft, errors: wrong, change, check, forget } = useRejectForm(listingRequest)
  const reject = useLimitedReject(listingRequest)
  const others = useDeclinedOthers('limited', listingRequest, draft)
  const name = fullName(listingRequest.tenantInformation)
  const count = others.people.length
  const block = blockOf(draft, listingRequest)
  const submit = () => {
    const input = inputOf(draft, listingRequest.declineReasons)
    if (!check() || !input) return
    reject.mutate(
      { ...input, seen: others.seen },
      {
        onSuccess: ({ kept }) => {
          forget()
          showToast(
            kept
              ? { text: queued('kept.reject', { name }), tone: 'info' }
              : { text: t('rejected', { name }) },
          )
          props.onClose()
        },
      },
    )
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      busy={reject.isPending}
      onSubmit={submit}
      title={t('rejectTitle', { name })}
      description={format.dayRange(listingRequest.from, listingRequest.to)}
      submit={count > 0 ? inbox('submitDeclining', { count, total: count + 1 }) : t('reject')}
      variant="danger-filled"
      disabled={others.loading || others.error !== null}
      cancel={t('cancel')}
      error={reject.error ?? others.error}
    >
      <div className={classes.fields}>
        <RejectFields
          draft={draft}
          offered={listingRequest.declineReasons}
          errors={wrong}
          name={name}
          onChange={change}
        />
        {block && !others.loading && (
          <div>
            <BlockedDaysList listing={listingRequest.listing} wished={block} blocked={others.blocked} />
          </div>
        )}
        {others.people.length > 0 && (
          <div>
            <DeclinedPeople
              sentence={inbox('declined', { count: others.people.length })}
              people={others.people}
            />
          </div>
        )}
      </div>
    </AnswerDialog>
  )
}
