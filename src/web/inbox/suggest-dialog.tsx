import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeclinedPeople, type DeclinedPerson } from '../shared/declined-people.tsx'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat, fullName } from '../shared/format.ts'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints, type DialogPoint } from './dialog-points.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import { RequestDialogFrame } from './request-dialog-frame.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import { useSuggest } from './request-mutations.ts'
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
  const { listingRequest, opened, onClose } = props
  const t = useTranslations('request.suggestDialog')
  const queued = useTranslations('queuedAnswers')
  const format = useFormat()
  const suggest = useSuggest(listingRequest)
  const [changed, setChanged] = useState<SuggestionDraft | null>(null)
  const draft = changed ?? (listingRequest ? readSuggestion(listingRequest) : null)
  const verdict = useSuggestionVerdict(listingRequest, draft)
  const declined = verdict.kind === 'POSSIBLE' ? verdict.declined : NOBODY
  const points = useSuggestPoints(listingRequest, declined)
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const allowed = listingRequest?.canSuggestDates
  // Without a connection the server checks the dates when it gets them.
  const isPossible = verdict.kind === 'POSSIBLE' || verdict.kind === 'UNKNOWN'
  const change = (changes: Partial<SuggestionDraft>) => {
    if (!draft || !listingRequest) return
    const next = { ...draft, ...changes }
    setChanged(next)
    keepSuggestion(listingRequest.id, next)
  }
  const question = useFreshCalendars(listingRequest?.id, { enabled: opened && allowed?.value === true })
  const submit = () => {
    if (draft && isPossible) question.beforeYes(() => send(draft))
  }
  const withSeen = (dates: SuggestionDraft) => ({
    ...dates,
    seen: declined.map((other) => other.listingRequestId),
  })
  const send = (dates: SuggestionDraft) => {
    suggest.mutate(withSeen(dates), { onSuccess: ({ kept }) => done(kept) })
  }
  const later = () => {
    if (draft && suggest.keep(withSeen(draft))) done(true)
  }
  const done = (kept: boolean) => {
    if (listingRequest) forgetSuggestion(listingRequest.id)
    showToast(kept ? { text: queued('kept.suggest', { name }), tone: 'info' } : { text: t('done', { name }) })
    onClose()
  }
  return (
    <RequestDialogFrame
      {...props}
      title={t('title', { name: name || '…' })}
      description={
        listingRequest && t('asked', { dates: format.dayRange(listingRequest.from, listingRequest.to) })
      }
      verdict={allowed}
      answer={suggest}
      isWaiting={question.isWaiting}
      submitLabel={t('submit')}
      submitVariant="primary"
      submitDisabled={!isPossible}
      onSubmit={submit}
      later={{ answer: { kind: 'suggest', input: draft && { ...draft } }, onLater: later }}
      cancelLabel={t('cancel')}
    >
      {listingRequest && draft && allowed?.value && !suggest.isOvertaken && (
        <>
          <SuggestionFields listingRequest={listingRequest} draft={draft} onChange={change} />
          <SuggestionVerdict verdict={verdict} />
          <FreshCalendarsNotice question={question} />
          <DialogPoints label={t('happens')} points={points} />
        </>
      )}
    </RequestDialogFrame>
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
