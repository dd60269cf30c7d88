import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { oneOf } from '../../../domain/kernel/text.ts'
import { fillTemplate } from '../../../domain/rentals/messages/message-template.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useLazily } from '../use-lazily.ts'
import classes from './messages.module.css'
import { templatesOptions } from './template-queries.ts'

const TEMPLATES = ['more', 'free', 'later', 'arrival'] as const

/** What a template tells of: the days of the stay. Not the listing, whose name often is its address (decision 12). */
export interface MessageAbout {
  from: string
  to: string
}

// Most people never open it.
const loadDialog = () => import('./templates-dialog.tsx').then((module) => module.TemplatesDialog)

/** Texts to begin with, ours and the team's own, with the name and days of this stay in them; whoever writes changes them as they like. */
export function TemplateField(props: {
  listingRequestId: string
  firstName: string
  about: MessageAbout
  onInsert: (text: string) => void
}) {
  const { listingRequestId, firstName, about, onInsert } = props
  const t = useTranslations('messages.templates')
  const errors = useTranslations('errors')
  const format = useFormat()
  const { data, error, refetch } = useQuery(templatesOptions(listingRequestId))
  const [chosen, setChosen] = useState<string>('more')
  const [opened, setOpened] = useState(false)
  const [Dialog, want] = useLazily(loadDialog)
  const own = data?.messageTemplates.nodes ?? []
  const values = { firstName, from: format.day(about.from, 'long'), to: format.day(about.to, 'long') }
  const chosenOwn = own.find(({ id }) => id === chosen)
  // What was chosen may have been deleted since.
  const builtIn = oneOf(TEMPLATES, chosen) ?? 'more'
  const insert = () => {
    const { home = null, landlord = null } = data?.messagePlaceholders ?? {}
    onInsert(
      chosenOwn ? fillTemplate(chosenOwn.text, { ...values, home, landlord }) : t(`texts.${builtIn}`, values),
    )
  }
  return (
    <>
      <div className={classes.template}>
        <SelectField
          label={t('label')}
          value={chosenOwn ? chosen : builtIn}
          data={[
            ...own.map(({ id, name }) => ({ value: id, label: name })),
            ...TEMPLATES.map((name) => ({ value: name, label: t(`names.${name}`) })),
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Button onClick={insert}>{t('insert')}</Button>
        {data && (
          <Button
            variant="quiet"
            onClick={() => {
              want()
              setOpened(true)
            }}
          >
            {t('own')}
          </Button>
        )}
      </div>
      {error && (
        <ErrorPanel
          title={t('failed')}
          message={errorMessage(errors, error)}
          onRetry={() => void refetch()}
        />
      )}
      {Dialog && data && (
        <Dialog opened={opened} onClose={() => setOpened(false)} templates={data.messageTemplates} />
      )}
    </>
  )
}
