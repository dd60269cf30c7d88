import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { CheckField, SelectField, TextField } from '../../ui/fields.tsx'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useCatalogueText } from '../status-text.ts'
import { LinkToCopy } from '../link-to-copy.tsx'
import { useOnce } from '../use-once.ts'
import {
  checkExportDraft,
  type ExportDraft,
  type ExportProblems,
  MAX_EXPORT_LABEL,
  MAX_EXPORTS,
  mayHaveNames,
  platformsFor,
  problemsOfFields,
} from './export-draft.ts'
import { createExport, type ExportLink, type ExportScope } from './export-queries.ts'
import classes from './exports.module.css'
import { HowTo, useCopyLink } from './how-to.tsx'

/** Makes a link for one recipient, then shows it with how to put it in. */
export function ExportDialog(props: { scope: ExportScope; opened: boolean; onClose: () => void }) {
  const { scope, opened, onClose } = props
  const t = useTranslations('calendarExports')
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  const [draft, setDraft] = useState<ExportDraft>(() => emptyDraft(scope, platformText))
  const [problems, setProblems] = useState<ExportProblems>({})
  const [made, setMade] = useState<ExportLink | null>(null)
  const once = useOnce({
    send: (_: null, idempotencyKey) => createExport(scope, formOf(draft), idempotencyKey),
    onDone: setMade,
    onFailed: (error) => setProblems(error instanceof ValidationError ? problemsOfFields(error.fields) : {}),
  })
  const submit = () => {
    if (made) return onClose()
    const found = checkExportDraft(draft)
    setProblems(found)
    if (Object.keys(found).length === 0) once.run(null)
  }
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      onSubmit={submit}
      busy={once.busy}
      title={made ? t('form.made', { label: made.label }) : t('form.title')}
      submit={made ? t('form.ready') : t('form.submit')}
      cancel={!made && t('cancel')}
      error={!made && Object.keys(problems).length === 0 && once.error}
    >
      {made ? (
        <MadeLink link={made} />
      ) : (
        <div className={classes.fields}>
          <ExportFields scope={scope} draft={draft} problems={problems} onChange={setDraft} />
        </div>
      )}
    </AnswerDialog>
  )
}

function emptyDraft(scope: ExportScope, platformText: (value: string) => string): ExportDraft {
  const platform = platformsFor(scope)[0] ?? 'OTHER'
  return { platform, label: platformText(platform), withNames: false, isSure: false }
}

function formOf({ label, platform, withNames }: ExportDraft) {
  return { label: label.trim(), platform, withNames: withNames && mayHaveNames(platform) }
}

function ExportFields(props: {
  scope: ExportScope
  draft: ExportDraft
  problems: ExportProblems
  onChange: (draft: ExportDraft) => void
}) {
  const { scope, draft, problems, onChange } = props
  const t = useTranslations('calendarExports.form')
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  const choose = (platform: CalendarPlatform) => {
    // A name of one's own stays; that of the platform goes with it.
    const isOwn = draft.label.trim() !== '' && draft.label !== platformText(draft.platform)
    onChange({ ...draft, platform, label: isOwn ? draft.label : platformText(platform) })
  }
  const platforms = platformsFor(scope)
  const isGroup = 'groupId' in scope
  return (
    <>
      <SelectField
        label={t('platform')}
        description={isGroup ? t('platformHintGroup') : t('platformHint')}
        value={draft.platform}
        data={platforms.map((value) => ({ value, label: platformText(value) }))}
        onChange={(event) => {
          const chosen = platforms.find((one) => one === event.currentTarget.value)
          if (chosen) choose(chosen)
        }}
        error={problems.platform && t(problems.platform)}
        data-autofocus
      />
      <TextField
        label={t('label')}
        description={t('labelHint')}
        value={draft.label}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, label: event.currentTarget.value })}
        error={
          problems.label &&
          t(problems.label, { count: problems.label === 'tooMany' ? MAX_EXPORTS : MAX_EXPORT_LABEL })
        }
      />
      {mayHaveNames(draft.platform) && (
        <CheckField
          label={t('names')}
          description={t('namesHint')}
          checked={draft.withNames}
          onChange={(event) => onChange({ ...draft, withNames: event.currentTarget.checked, isSure: false })}
        />
      )}
      {mayHaveNames(draft.platform) && draft.withNames && (
        <div className={classes.warning}>
          <p>{t('namesWarning')}</p>
          <CheckField
            label={t('namesSure')}
            checked={draft.isSure}
            onChange={(event) => onChange({ ...draft, isSure: event.currentTarget.checked })}
            error={problems.isSure && t(problems.isSure)}
          />
        </div>
      )}
    </>
  )
}

function MadeLink({ link }: { link: ExportLink }) {
  const t = useTranslations('calendarExports')
  const copy = useCopyLink()
  const url = link.url ?? ''
  return (
    <div className={classes.fields}>
      <LinkToCopy
        url={url}
        label={t('url', { label: link.label })}
        copy={t('copy')}
        onCopy={() => void copy(url)}
      />
      <HowTo platform={link.platform} open />
      <p className={classes.lead}>{t('form.secret')}</p>
    </div>
  )
}
