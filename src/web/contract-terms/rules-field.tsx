import { useTranslations } from 'use-intl'
import { CONTRACT_HOUSE_RULES_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { Card } from '../ui/card.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import type { TermsFormState } from './use-terms-form.ts'

/** The house rules as they will stand in the contract; the listing keeps its own. */
export function RulesField(props: { form: TermsFormState }) {
  const { form } = props
  const t = useTranslations('contractTerms.rules')
  return (
    <Section title={t('title')}>
      <Card>
        <TextareaField
          label={t('label')}
          description={t('hint')}
          rows={6}
          maxLength={CONTRACT_HOUSE_RULES_MAX_LENGTH}
          value={form.value.houseRules}
          onChange={(event) => form.change({ houseRules: event.currentTarget.value })}
          error={form.errorOf('houseRules')}
        />
      </Card>
    </Section>
  )
}
