import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { oneOf } from '../../../domain/kernel/text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { useFormat } from '../format.ts'
import classes from './messages.module.css'

const TEMPLATES = ['more', 'free', 'later', 'arrival'] as const

/** What a template tells of: the days of the stay. Not the listing, whose name often is its address (decision 12). */
export interface MessageAbout {
  from: string
  to: string
}

/** Texts to begin with, with the name and days of this stay in them; whoever writes changes them as they like. */
export function TemplateField(props: {
  firstName: string
  about: MessageAbout
  onInsert: (text: string) => void
}) {
  const { firstName, about, onInsert } = props
  const t = useTranslations('messages.templates')
  const format = useFormat()
  const [chosen, setChosen] = useState<(typeof TEMPLATES)[number]>('more')
  const values = { firstName, from: format.day(about.from, 'long'), to: format.day(about.to, 'long') }
  return (
    <div className={classes.template}>
      <SelectField
        label={t('label')}
        value={chosen}
        data={TEMPLATES.map((name) => ({ value: name, label: t(`names.${name}`) }))}
        onChange={({ currentTarget }) => setChosen(oneOf(TEMPLATES, currentTarget.value) ?? chosen)}
      />
      <Button onClick={() => onInsert(t(`texts.${chosen}`, values))}>{t('insert')}</Button>
    </div>
  )
}
