import { useTranslations } from 'use-intl'
import { oneOf } from '../../../domain/kernel/text.ts'
import { SelectField } from '../../ui/fields.tsx'
import { useFormat } from '../format.ts'

const TEMPLATES = ['more', 'free', 'later', 'arrival'] as const

/** What a template tells of: the apartment and the days of the stay. */
export interface MessageAbout {
  apartment: string
  from: string
  to: string
}

/** Texts to begin with, with the names and days of this stay in them; whoever writes changes them as they like. */
export function TemplateField(props: {
  firstName: string
  about: MessageAbout
  onChoose: (text: string) => void
}) {
  const { firstName, about, onChoose } = props
  const t = useTranslations('messages.templates')
  const format = useFormat()
  const values = {
    firstName,
    apartment: about.apartment,
    from: format.day(about.from, 'long'),
    to: format.day(about.to, 'long'),
  }
  return (
    <SelectField
      label={t('label')}
      value=""
      data={[
        { value: '', label: t('none') },
        ...TEMPLATES.map((name) => ({ value: name, label: t(`names.${name}`) })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = oneOf(TEMPLATES, currentTarget.value)
        if (chosen) onChoose(t(`texts.${chosen}`, values))
      }}
    />
  )
}
