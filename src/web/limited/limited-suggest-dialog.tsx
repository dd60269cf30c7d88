import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { fullName } from '../shared/full-name.ts'
import {
  forgetSuggestion,
  keepSuggestion,
  readSuggestion,
  type SuggestionDraft,
} from '../shared/suggestion-draft.ts'
import { SuggestionFields } from '../shared/suggestion-fields.tsx'
import { SuggestionVerdict, useSuggestionVerdict } from '../shared/suggestion-verdict.tsx'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
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
  const errors = useTranslations('errors')
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
    if (!isPossible || suggest.isPending) return
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
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      busy={suggest.isPending}
      onSubmit={submit}
      title={dialog('title', { name })}
      description={dialog('asked', { dates: format.dayRange(listingRequest.from, listingRequest.to) })}
      footer={
        <>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={suggest.isPending}
            disabled={!isPossible}
          >
            {dialog('submit')}
          </Button>
          <Button size="large" onClick={onClose} disabled={suggest.isPending}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <SuggestionFields listingRequest={listingRequest} draft={draft} onChange={change} />
        <SuggestionVerdict verdict={verdict} />
        <p className={classes.sub}>{t('suggestWhat', { name })}</p>
        {suggest.error && (
          <p role="alert" className={classes.failure}>
            {errorMessage(errors, suggest.error)}
          </p>
        )}
      </div>
    </AdaptiveDialog>
  )
}
