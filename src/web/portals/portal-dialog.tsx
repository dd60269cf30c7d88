import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type PortalInput, portalProblems, type PortalProblem } from '../../domain/calendars/portal-input.ts'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import { PORTAL_FORMATS, PORTAL_PLACES } from '../../domain/catalogue/portals.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { CheckField, SelectField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type Portal, savePortal } from './portal-queries.ts'
import classes from './portals.module.css'

const EMPTY: PortalInput = {
  name: '',
  place: 'OTHER',
  format: 'OPENIMMO',
  language: 'de',
  providerNumber: '',
  countries: [],
  minPictures: 0,
  isPaused: false,
}

/** What staff say about a new portal, or anew about one that there is. */
export function PortalDialog(props: { portal: Portal | null; opened: boolean; onClose: () => void }) {
  const { portal, onClose } = props
  const t = useTranslations('portals')
  const [draft, setDraft] = useState(() => draftOf(portal))
  const [countries, setCountries] = useState(() => draft.countries.join(', '))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const input = { ...draft, countries: countries.split(/[\s,;]+/) }
  const saving = useOnce({
    send: (_: null, idempotencyKey) => savePortal(portal?.id ?? null, input, idempotencyKey),
    onDone: () => {
      showToast({ text: t('saved', { name: draft.name }), tone: 'success' })
      onClose()
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) setProblems(problemsIn(error.fields))
    },
  })
  const submit = () => {
    const found = portalProblems(input)
    setProblems(found)
    if (Object.keys(found).length === 0) saving.run(null)
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={onClose}
      onSubmit={submit}
      busy={saving.busy}
      title={portal ? t('changeOf', { name: portal.name }) : t('new')}
      submit={t('save')}
      cancel={t('cancel')}
      error={Object.keys(problems).length === 0 && saving.error}
    >
      <div className={classes.form}>
        <Fields draft={draft} problems={problems} onChange={setDraft} />
        <TextField
          label={t('form.countries')}
          description={t('form.countriesHint')}
          value={countries}
          onChange={(event) => setCountries(event.currentTarget.value)}
          error={problems['countries'] && t('problem.unknown')}
        />
        <CheckField
          label={t('form.paused')}
          description={t('form.pausedHint')}
          checked={draft.isPaused}
          onChange={(event) => setDraft({ ...draft, isPaused: event.currentTarget.checked })}
        />
      </div>
    </AnswerDialog>
  )
}

function draftOf(portal: Portal | null): PortalInput {
  if (!portal) return EMPTY
  const { name, place, format, language, providerNumber, minPictures, state } = portal
  const countries = [...portal.countries]
  return {
    name,
    place,
    format,
    language,
    providerNumber,
    countries,
    minPictures,
    isPaused: state === 'PAUSED',
  }
}

function problemsIn(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [field, key.split('.').at(-1) ?? '']),
  )
}

const PROBLEMS = [
  'missing',
  'tooLong',
  'outside',
  'taken',
  'tooMany',
] as const satisfies readonly PortalProblem[]

function Fields(props: {
  draft: PortalInput
  problems: Record<string, string>
  onChange: (draft: PortalInput) => void
}) {
  const { draft, problems, onChange } = props
  const t = useTranslations('portals')
  const placeText = useCatalogueText('catalogue.portalPlace')
  const formatText = useCatalogueText('catalogue.portalFormat')
  const problemOf = (field: keyof PortalInput) => {
    const problem = oneOf(PROBLEMS, problems[field])
    return problem && t(`problem.${problem}`)
  }
  return (
    <>
      <TextField
        label={t('form.name')}
        value={draft.name}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        error={problemOf('name')}
        data-autofocus
      />
      <SelectField
        label={t('form.place')}
        description={t('form.placeHint')}
        value={draft.place}
        data={PORTAL_PLACES.map((value) => ({ value, label: placeText(value) }))}
        onChange={(event) =>
          onChange({ ...draft, place: oneOf(PORTAL_PLACES, event.currentTarget.value) ?? draft.place })
        }
        error={problemOf('place')}
      />
      <SelectField
        label={t('form.format')}
        value={draft.format}
        data={PORTAL_FORMATS.map((value) => ({ value, label: formatText(value) }))}
        onChange={(event) =>
          onChange({ ...draft, format: oneOf(PORTAL_FORMATS, event.currentTarget.value) ?? draft.format })
        }
      />
      <SelectField
        label={t('form.language')}
        value={draft.language}
        data={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(event) =>
          onChange({ ...draft, language: oneOf(LANGUAGES, event.currentTarget.value) ?? draft.language })
        }
      />
      <TextField
        label={t('form.number')}
        description={t('form.numberHint')}
        value={draft.providerNumber}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, providerNumber: event.currentTarget.value })}
        error={problemOf('providerNumber')}
      />
      <TextField
        label={t('form.pictures')}
        type="number"
        min={0}
        value={String(draft.minPictures)}
        onChange={(event) => onChange({ ...draft, minPictures: Number(event.currentTarget.value) })}
        error={problemOf('minPictures')}
      />
    </>
  )
}
