import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { CLEANING_KEYS_MAX_LENGTH, CLEANING_LABEL_MAX_LENGTH } from '../../domain/rentals/stays/turnovers.ts'
import { copyText } from '../shared/copy-text.ts'
import { errorMessage } from '../shared/error-message.ts'
import { LinkToCopy } from '../shared/link-to-copy.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SelectField, TextareaField, TextField } from '../ui/fields.tsx'
import { type CleaningLink, type CleaningPlace, sendCleaningLink } from './cleaning-queries.ts'
import classes from './cleaning.module.css'

const ALL = 'all'

/** Makes a private link for somebody who cleans, and gives it to be copied. */
export function NewCleaningLink(props: { places: readonly CleaningPlace[]; coversAll: boolean }) {
  const { places, coversAll } = props
  const t = useTranslations('cleaning.form')
  const errors = useTranslations('errors')
  const closed = useClosedWhileActing('links')
  const options = [
    ...(coversAll ? [{ value: ALL, label: t('all') }] : []),
    ...places.map((place) => ({
      value: place.listingId ?? place.groupId,
      label: place.listingId ? t('unit', { name: place.name }) : place.name,
    })),
  ]
  const [label, setLabel] = useState(t('usualLabel'))
  const [chosen, setChosen] = useState(options[0]?.value ?? ALL)
  const [keys, setKeys] = useState('')
  const [made, setMade] = useState<CleaningLink | null>(null)
  const once = useOnce({
    send: (_: null, idempotencyKey) => {
      const place = places.find(({ groupId, listingId }) => (listingId ?? groupId) === chosen)
      const where = place?.listingId ? { listingId: place.listingId } : { groupId: place?.groupId }
      return sendCleaningLink({ label, keys, ...where }, idempotencyKey)
    },
    onDone: (link) => {
      setMade(link)
      setKeys('')
    },
  })
  const fields = once.error instanceof ValidationError ? once.error.fields : {}
  const problem = (field: 'label' | 'keys', count: number) =>
    fields[field] && t(`problem.${field}.${fields[field]}`, { count })
  return (
    <Card>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          once.run(null)
        }}
      >
        <div className={classes.fields}>
          <TextField
            label={t('label')}
            description={t('labelHint')}
            value={label}
            autoComplete="off"
            error={problem('label', CLEANING_LABEL_MAX_LENGTH)}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <SelectField
            label={t('place')}
            description={t('placeHint')}
            value={chosen}
            data={options}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </div>
        <TextareaField
          label={t('keys')}
          description={t('keysHint')}
          value={keys}
          rows={2}
          error={problem('keys', CLEANING_KEYS_MAX_LENGTH)}
          onChange={(event) => setKeys(event.currentTarget.value)}
        />
        {once.error && Object.keys(fields).length === 0 && (
          <ErrorPanel message={errorMessage(errors, once.error)} />
        )}
        <div>
          <Button
            type="submit"
            variant="primary"
            icon={<IconLink size={18} aria-hidden />}
            busy={once.busy}
            disabled={closed !== null}
            {...(closed && { reason: closed })}
          >
            {t('submit')}
          </Button>
        </div>
      </form>
      {made?.url && <MadeLink label={made.label} url={made.url} />}
    </Card>
  )
}

function MadeLink({ label, url }: { label: string; url: string }) {
  const t = useTranslations('cleaning')
  return (
    <div role="group" aria-label={t('form.made', { label })} className={classes.made}>
      <LinkToCopy
        url={url}
        label={t('form.made', { label })}
        description={t('form.secret')}
        copy={t('copy')}
        onCopy={() => void copyText(url, { copied: t('copied'), notCopied: t('notCopied') })}
      />
    </div>
  )
}
