import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat, fullName } from '../shared/format.ts'
import {
  forgetSuggestion,
  keepSuggestion,
  readSuggestion,
  type SuggestionDraft,
} from '../shared/suggestion-draft.ts'
import { SuggestionFields } from '../shared/suggestion-fields.tsx'
import { SuggestionVerdict, useSuggestionVerdict } from '../shared/suggestion-verdict.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type LimitedRequest, useLimitedSuggest } from './limited-queries.ts'
import classes from './limited-page.module.css'

/** Other dates on which the apartment is free, with a verdict while they are chosen (D5). */
export function LimitedSuggestDialog(props: {
  listingRequest: LimitedRequest
  opened: boolean
  onClose: () => void
}) {
  const { listingRequest, opened, onClose } = props
  const t = useTranslations('limited')
  const dialog = useTranslations('request.suggestDialog')
  const queued = useTranslations('queuedAnswers')
  const format = useFormat()
  const suggest = useLimitedSuggest(listingRequest)
  const [draft, setDraft] = useState(() => readSuggestion(listingRequest))
  const verdict = useSuggestionVerdict(opened ? listingRequest : undefined, draft)
  const isPossible = verdict.kind === 'POSSIBLE' || verdict.kind === 'UNKNOWN'
  const name = fullName(listingRequest.tenantInformation)
  const change = (changes: Partial<SuggestionDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepSuggestion(listingRequest.id, next)
  }
  const submit = () => {
    suggest.mutate(draft, {
      onSuccess: ({ kept }) => {
        forgetSuggestion(listingRequest.id)
        showToast(
          kept
            ? { text: queued('kept.suggest', { name }), tone: 'info' }
            : { text: dialog('done', { name }) },
        )
        onClose()
      },
    })
  }
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={suggest.isPending}
      onSubmit={submit}
      title={dialog('title', { name })}
      description={dialog('asked', { dates: format.dayRange(listingRequest.from, listingRequest.to) })}
      submit={dialog('submit')}
      disabled={!isPossible}
      cancel={t('cancel')}
      error={suggest.error}
    >
      <div className={classes.fields}>
        <SuggestionFields listingRequest={listingRequest} draft={draft} onChange={change} />
        <SuggestionVerdict verdict={verdict} />
        <p className={classes.sub}>{t('suggestWhat', { name })}</p>
      </div>
    </AnswerDialog>
  )
}
