import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeclinedPeople, type DeclinedPerson } from '../shared/declined-people.tsx'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat } from '../shared/format.ts'
import { fullName } from '../shared/full-name.ts'
import { useReasonText } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints, DialogPointsSkeleton, type DialogPoint } from './dialog-points.tsx'
import { FailureNotice, RetryLoading, useSubmitLabel } from './failure-notice.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import type { RequestDialogProps } from './request-dialogs.tsx'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'
import { useSuggest } from './request-mutations.ts'
import { SendLater } from './send-later.tsx'
import {
  forgetSuggestion,
  keepSuggestion,
  readSuggestion,
  type SuggestionDraft,
} from '../shared/suggestion-draft.ts'
import { SuggestionFields } from '../shared/suggestion-fields.tsx'
import { SuggestionVerdict, useSuggestionVerdict } from '../shared/suggestion-verdict.tsx'

/** Other dates instead of the asked ones: what is possible is told while they are chosen (D5), then what happens. */
export function SuggestDialog(props: RequestDialogProps) {
  const { listingRequest, opened, onClose, load } = props
  const t = useTranslations('request.suggestDialog')
  const queued = useTranslations('queuedAnswers')
  const failures = useTranslations('request.failure')
  const format = useFormat()
  const reasonText = useReasonText()
  const suggest = useSuggest(listingRequest)
  const [changed, setChanged] = useState<SuggestionDraft | null>(null)
  const draft = changed ?? (listingRequest ? readSuggestion(listingRequest) : null)
  const verdict = useSuggestionVerdict(listingRequest, draft)
  const declined = verdict.kind === 'POSSIBLE' ? verdict.declined : NOBODY
  const points = useSuggestPoints(listingRequest, declined)
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const submitLabel = useSubmitLabel(suggest.error, t('submit'))
  const overtaken = failureOf(suggest.error).kind === 'OVERTAKEN'
  const allowed = listingRequest?.canSuggestDates
  // Without a connection the server checks the dates when it gets them.
  const isPossible = allowed?.value && (verdict.kind === 'POSSIBLE' || verdict.kind === 'UNKNOWN')
  const change = (changes: Partial<SuggestionDraft>) => {
    if (!draft || !listingRequest) return
    const next = { ...draft, ...changes }
    setChanged(next)
    keepSuggestion(listingRequest.id, next)
  }
  const done = (text: string, tone: 'success' | 'info') => {
    if (listingRequest) forgetSuggestion(listingRequest.id)
    showToast({ text, tone })
    onClose()
  }
  const question = useFreshCalendars(listingRequest?.id, { enabled: opened && allowed?.value === true })
  const busy = suggest.isPending || question.isWaiting
  const submit = () => {
    if (!draft || !isPossible || busy || overtaken) return
    question.beforeYes(() => send(draft))
  }
  const withSeen = (dates: SuggestionDraft) => ({
    ...dates,
    seen: declined.map((other) => other.listingRequestId),
  })
  const send = (dates: SuggestionDraft) => {
    suggest.mutate(withSeen(dates), {
      onSuccess: ({ kept }) =>
        kept ? done(queued('kept.suggest', { name }), 'info') : done(t('done', { name }), 'success'),
    })
  }
  const later = () => {
    if (draft && suggest.keep(withSeen(draft))) done(queued('kept.suggest', { name }), 'info')
  }
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      busy={busy}
      onSubmit={submit}
      title={t('title', { name: name || '…' })}
      description={
        listingRequest && t('asked', { dates: format.dayRange(listingRequest.from, listingRequest.to) })
      }
      footer={
        overtaken ? (
          <Button variant="primary" size="large" onClick={onClose} data-autofocus>
            {failures('seen')}
          </Button>
        ) : load.error && !listingRequest ? (
          <RetryLoading load={load} />
        ) : (
          <>
            <Button type="submit" variant="primary" size="large" busy={busy} disabled={!isPossible}>
              {submitLabel}
            </Button>
            <SendLater
              error={suggest.error}
              answer={{ kind: 'suggest', input: draft && { ...draft } }}
              request={listingRequest}
              onLater={later}
            />
            <Button size="large" onClick={onClose} disabled={busy}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.body}>
        {!listingRequest && !load.error && <DialogPointsSkeleton />}
        {allowed?.value === false && !suggest.error && (
          <p className={classes.refused}>{reasonText(allowed.reason)}</p>
        )}
        {listingRequest && draft && allowed?.value && !overtaken && (
          <>
            <SuggestionFields listingRequest={listingRequest} draft={draft} onChange={change} />
            <SuggestionVerdict verdict={verdict} />
            <FreshCalendarsNotice question={question} />
            <DialogPoints label={t('happens')} points={points} />
          </>
        )}
        <FailureNotice error={suggest.error} loadError={load.error} isLoaded={listingRequest !== undefined} />
      </div>
    </AdaptiveDialog>
  )
}

const NOBODY: readonly DeclinedPerson[] = []

function useSuggestPoints(
  listingRequest: InboxRequest | undefined,
  declined: readonly DeclinedPerson[],
): DialogPoint[] {
  const t = useTranslations('request.suggestDialog')
  if (!listingRequest) return []
  const name = fullName(listingRequest.tenantInformation)
  const isExtension = listingRequest.type === 'EXTENSION'
  const others: DialogPoint[] =
    declined.length === 0
      ? [{ key: 'declined', text: t(isExtension ? 'declinesWhoComes' : 'declinesNobody') }]
      : [
          {
            key: 'declined',
            harm: true,
            text: <DeclinedPeople sentence={t('declines', { count: declined.length })} people={declined} />,
          },
          { key: 'later', text: t('declinesWhoComes') },
        ]
  return [
    { key: 'hours', text: t('hours', { name }) },
    { key: 'taken', text: t(isExtension ? 'takenExtension' : 'taken', { name }) },
    ...others,
    { key: 'nothing', text: t('nothingReserved') },
    { key: 'ends', text: t('ends', { name }), harm: true },
  ]
}
