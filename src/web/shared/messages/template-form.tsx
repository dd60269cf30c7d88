import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import {
  checkTemplate,
  PLACEHOLDERS,
  TEMPLATE_NAME_MAX,
  TEMPLATE_TEXT_MAX,
} from '../../../domain/rentals/messages/message-template.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField, TextField } from '../../ui/fields.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import classes from './messages.module.css'
import { type OwnTemplate, sendTemplate, type TemplateDraft } from './template-queries.ts'

/** Writes a new template, or one anew; whoever writes over another one than they have read is shown both. */
export function TemplateForm(props: {
  template: OwnTemplate | null
  stored: readonly OwnTemplate[]
  onClose: () => void
}) {
  const { template, stored, onClose } = props
  const t = useTranslations('messageTemplates')
  // What is typed belongs to the version that it was typed over.
  const [draft, setDraft] = useState<TemplateDraft>(() => ({
    templateId: template?.id ?? null,
    name: template?.name ?? '',
    text: template?.text ?? '',
    version: template?.version ?? 0,
  }))
  const [tried, setTried] = useState(false)
  const saving = useOnce({
    send: sendTemplate,
    onDone: () => {
      showToast({ text: t('saved', { name: draft.name.trim() }), tone: 'success' })
      onClose()
    },
  })
  const conflict = conflictOf(saving.error)
  const { fields, others } = fieldsOf(saving.error)
  const wrong = { ...fields, ...checkTemplate(draft) }
  const wordsOf = (text: string | undefined) =>
    tried && text && t(wordKeyOf(text), { placeholder: wrong.placeholder ?? '' })
  const submit = () => {
    setTried(true)
    if (Object.keys(checkTemplate(draft)).length === 0) saving.run(draft)
  }
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      title={template ? t('changeTitle', { name: template.name }) : t('new')}
      submit={t('save')}
      cancel={t('cancel')}
      busy={saving.busy}
      error={others}
      failure={conflict ? t(conflict) : undefined}
      onSubmit={submit}
    >
      <div className={classes.form}>
        <TextField
          label={t('name')}
          value={draft.name}
          maxLength={TEMPLATE_NAME_MAX}
          data-autofocus
          error={wordsOf(wrong.name)}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <TextWithPlaceholders
          text={draft.text}
          error={wordsOf(wrong.text)}
          onChange={(text) => setDraft({ ...draft, text })}
        />
        {conflict && <Other draft={draft} stored={stored} onGoOn={setDraft} />}
      </div>
    </AnswerDialog>
  )
}

/** The text, and buttons that put a placeholder where the cursor stands. */
function TextWithPlaceholders(props: {
  text: string
  error: string | false | undefined
  onChange: (text: string) => void
}) {
  const { text, error, onChange } = props
  const t = useTranslations('messageTemplates')
  const field = useRef<HTMLTextAreaElement>(null)
  const put = (placeholder: string) => {
    const element = field.current
    if (!element || text.length + placeholder.length > TEMPLATE_TEXT_MAX) return
    element.setRangeText(placeholder, element.selectionStart, element.selectionEnd, 'end')
    onChange(element.value)
    element.focus()
  }
  return (
    <>
      <TextareaField
        ref={field}
        label={t('text')}
        description={t('textHint')}
        rows={7}
        value={text}
        maxLength={TEMPLATE_TEXT_MAX}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        {PLACEHOLDERS.map((name) => (
          <Button key={name} size="small" onClick={() => put(`{${name}}`)}>
            {t(`placeholders.${name}`)} <code>{`{${name}}`}</code>
          </Button>
        ))}
      </div>
    </>
  )
}

/** What is stored by now instead of what was read, and the way to store one's own all the same. */
function Other(props: {
  draft: TemplateDraft
  stored: readonly OwnTemplate[]
  onGoOn: (draft: TemplateDraft) => void
}) {
  const { draft, stored, onGoOn } = props
  const t = useTranslations('messageTemplates')
  const other = stored.find(({ id }) => id === draft.templateId)
  if (other?.version === draft.version || draft.templateId === null) return null
  return (
    <>
      {other && (
        <blockquote className={classes.note}>
          <b>{other.name}</b>
          <p className={classes.text}>{other.text}</p>
        </blockquote>
      )}
      <div className={classes.actions}>
        <Button
          size="small"
          onClick={() => onGoOn({ ...draft, templateId: other?.id ?? null, version: other?.version ?? 0 })}
        >
          {t(other ? 'keepMine' : 'keepAsNew')}
        </Button>
      </div>
    </>
  )
}

function conflictOf(error: Error | null): 'changedElsewhere' | 'deletedElsewhere' | null {
  if (error instanceof ResourceNotFoundError) return 'deletedElsewhere'
  const isChanged = error instanceof ConditionNotMetError && error.reason === 'CHANGED_ELSEWHERE'
  return isChanged ? 'changedElsewhere' : null
}

/** What the server says of the two fields; another error is told below them. */
function fieldsOf(error: Error | null): { fields: Readonly<Record<string, string>>; others: Error | null } {
  const isOfFields = error instanceof ValidationError && (error.fields.name || error.fields.text)
  return isOfFields ? { fields: error.fields, others: null } : { fields: {}, others: error }
}

const WORDS = {
  'messageTemplates.name.missing': 'wrong.nameMissing',
  'messageTemplates.name.long': 'wrong.nameLong',
  'messageTemplates.name.taken': 'wrong.nameTaken',
  'messageTemplates.name.tooMany': 'wrong.tooMany',
  'messageTemplates.text.missing': 'wrong.textMissing',
  'messageTemplates.text.long': 'wrong.textLong',
  'messageTemplates.text.unknown': 'wrong.unknown',
} as const

function wordKeyOf(text: string): (typeof WORDS)[keyof typeof WORDS] {
  return Object.entries(WORDS).find(([key]) => key === text)?.[1] ?? 'wrong.textLong'
}
