import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { copyText } from '../shared/copy-text.ts'
import { teamListingsOptions, useCreateLink } from './team-queries.ts'
import classes from './team-page.module.css'

/** Makes an access link and shows its address, once. */
export function AccessLinkDialog(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('team.links')
  const team = useTranslations('team')
  const [key] = useState(() => crypto.randomUUID())
  const [recipient, setRecipient] = useState('')
  const [chosen, setChosen] = useState('')
  const listings = useQuery({ ...teamListingsOptions(''), enabled: props.opened })
  const create = useCreateLink(key)
  const groupId = chosen || (listings.data?.nodes[0]?.groupId ?? '')
  const wrong = create.error instanceof ValidationError
  const failure = wrong ? null : (create.error ?? listings.error)
  const submit = () => {
    if (create.data) props.onClose()
    else create.mutate({ groupId, recipient })
  }
  const copy = (url: string) => copyText(url, { copied: t('copied'), notCopied: t('notCopied') })
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      busy={create.isPending}
      onSubmit={submit}
      title={t('create')}
      description={t('createLead')}
      submit={create.data ? t('done') : t('create')}
      disabled={groupId === ''}
      cancel={!create.data && team('cancel')}
      error={!create.data && failure}
    >
      {create.data ? (
        <div className={classes.url}>
          <p>{t('once')}</p>
          <code>{create.data}</code>
          <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy(create.data)}>
            {t('copy')}
          </Button>
        </div>
      ) : (
        <div className={classes.fields}>
          <TextField
            label={t('recipient')}
            description={t('recipientHint')}
            value={recipient}
            onChange={(event) => setRecipient(event.currentTarget.value)}
            error={wrong && t('recipientMissing')}
            data-autofocus
          />
          <SelectField
            label={t('listing')}
            value={groupId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={(listings.data?.nodes ?? []).map((listing) => ({
              value: listing.groupId,
              label: listing.name,
            }))}
          />
        </div>
      )}
    </AnswerDialog>
  )
}
