import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { APARTMENT_RULES } from '../../../domain/catalogue/listings.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import classes from '../listing-edit.module.css'
import { LanguageChoice, languagesOf, LocalizedField } from '../localized-fields.tsx'
import type { StepProps } from '../step-values.ts'

/** Whether tenants may bring pets or smoke, with conditions in each language. */
export function RulesStep(props: StepProps<'rules'>) {
  return (
    <>
      <Rule {...props} field="petRules" />
      <Rule {...props} field="smokingRules" />
    </>
  )
}

function Rule(props: StepProps<'rules'> & { field: 'petRules' | 'smokingRules' }) {
  const { field, change, errorOf, listing } = props
  const t = useTranslations('listingEdit.rules')
  const ruleText = useCatalogueText('catalogue.apartmentRule')
  const language = useLocale()
  const [shown, setShown] = useState<string>(language)
  const value = props.values[field]
  if (!value) return null
  return (
    <fieldset className={classes.group}>
      <legend>{t(field)}</legend>
      <ChoiceField
        legend={t(field)}
        hideLegend
        value={value.rule}
        onChange={(rule) => change({ [field]: { ...value, rule } })}
        error={errorOf(`${field}.rule`) ?? errorOf(field)}
        choices={APARTMENT_RULES.map((rule) => ({ value: rule as string, label: ruleText(rule) }))}
      />
      {value.rule === 'ALLOWED_WITH_CONDITIONS' && (
        <>
          <LanguageChoice
            languages={languagesOf([...new Set([...listing.languages, language])], value.conditions)}
            value={shown}
            onChange={setShown}
            written={(code) => ({ done: value.conditions[code]?.trim() ? 1 : 0, of: 1 })}
          />
          <LocalizedField
            label={t('conditions')}
            description={t(`hints.${field}`)}
            language={shown}
            rows={3}
            value={value.conditions}
            onChange={(conditions) => change({ [field]: { ...value, conditions } })}
            error={errorOf(`${field}.conditions`)}
          />
        </>
      )}
    </fieldset>
  )
}
