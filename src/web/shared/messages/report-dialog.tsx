import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MESSAGE_REPORT_REASONS, type MessageReportReason } from '../../../domain/catalogue/reports.ts'
import { REPORT_WORDS_MAX, REPORT_WORDS_MIN, reportWordsOf } from '../../../domain/rentals/messages/report.ts'
import { graphql } from '../../gen/gql.ts'
import { request } from '../../graphql.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { CheckField, TextareaField } from '../../ui/fields.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useCatalogueText } from '../status-text.ts'
import { useOnce } from '../use-once.ts'
import type { ConversationOf } from './message-queries.ts'
import classes from './messages.module.css'

const reportMutation = graphql(`
  mutation ReportMessages(
    $listingRequestId: ID!
    $reason: MessageReportReason!
    $words: String!
    $alsoBlock: Boolean!
    $idempotencyKey: ID!
  ) {
    reportMessages(
      listingRequestId: $listingRequestId
      reason: $reason
      words: $words
      alsoBlock: $alsoBlock
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const reportTenantMutation = graphql(`
  mutation ReportTenantMessages(
    $listingRequestId: ID!
    $reason: MessageReportReason!
    $words: String!
    $alsoBlock: Boolean!
    $idempotencyKey: ID!
  ) {
    reportTenantMessages(
      listingRequestId: $listingRequestId
      reason: $reason
      words: $words
      alsoBlock: $alsoBlock
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

interface Order {
  reason: MessageReportReason
  words: string
  alsoBlock: boolean
}

function report(of: ConversationOf, order: Order, idempotencyKey: string): Promise<unknown> {
  const values = { listingRequestId: of.listingRequestId, ...order, idempotencyKey }
  return of.side === 'LANDLORD' ? request(reportMutation, values) : request(reportTenantMutation, values)
}

/** Asks why a conversation is reported, says what follows, and whether it is blocked, too. */
export function ReportDialog(props: {
  of: ConversationOf
  name: string
  canBlock: boolean
  onClose: () => void
}) {
  const { of, name, canBlock, onClose } = props
  const t = useTranslations('messageReport')
  const reasonOf = useCatalogueText('catalogue.messageReportReason')
  const [reason, setReason] = useState<MessageReportReason | null>(null)
  const [words, setWords] = useState('')
  const [alsoBlock, setAlsoBlock] = useState(false)
  const [tried, setTried] = useState(false)
  const sending = useOnce({
    send: (order: Order, key) => report(of, order, key),
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  const isOther = reason === 'OTHER'
  const kept = reason && reportWordsOf(reason, words)
  const submit = () => {
    setTried(true)
    if (reason !== null && kept !== null)
      sending.run({ reason, words: kept, alsoBlock: canBlock && alsoBlock })
  }
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      title={t('title', { name })}
      variant="danger-filled"
      submit={t('submit')}
      cancel={t('cancel')}
      busy={sending.busy}
      error={sending.error}
      onSubmit={submit}
    >
      <div className={classes.form}>
        <ul className={classes.then}>
          <li>{t('staffRead')}</li>
          <li>{t('notTold', { name })}</li>
          <li>{t('youHear')}</li>
        </ul>
        <ChoiceField
          legend={t('reason')}
          choices={MESSAGE_REPORT_REASONS.map((value) => ({ value, label: reasonOf(value) }))}
          value={reason}
          error={tried && reason === null && t('reasonMissing')}
          onChange={setReason}
        />
        <TextareaField
          label={t(isOther ? 'wordsNeeded' : 'words')}
          description={t('wordsHint')}
          value={words}
          rows={3}
          maxLength={REPORT_WORDS_MAX}
          error={tried && reason !== null && kept === null && t('wordsMissing', { min: REPORT_WORDS_MIN })}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {canBlock && (
          <CheckField
            label={t('alsoBlock')}
            description={t('alsoBlockThen', { name })}
            checked={alsoBlock}
            onChange={(event) => setAlsoBlock(event.currentTarget.checked)}
          />
        )}
      </div>
    </AnswerDialog>
  )
}
