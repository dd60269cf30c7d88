import { useLocale, useTranslations } from 'use-intl'
import { languageName } from '../../domain/catalogue/language.ts'
import { useContractName } from '../shared/contract-name.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Section } from '../ui/section.tsx'
import classes from './contract-terms-page.module.css'
import { optionOf } from './terms-form.ts'
import type { Options } from './terms-queries.ts'
import type { TermsFormState } from './use-terms-form.ts'

/** The kind of contract, its language, and how it is signed; what does not fit stays in sight with its reason. */
export function KindFields(props: { options: Options; form: TermsFormState }) {
  const { options, form } = props
  const t = useTranslations('contractTerms')
  const contractName = useContractName()
  const obstacleText = useCatalogueText('catalogue.contractObstacle')
  const isOwn = form.value.document === 'OWN'
  return (
    <Section title={t('kind.title')}>
      <Card className={classes.group}>
        <ChoiceField
          legend={t('kind.legend')}
          hideLegend
          value={form.value.contractName}
          onChange={(name) => form.change({ contractName: name })}
          error={form.errorOf('contractName')}
          choices={options.contracts.map((contract) => ({
            value: contract.name,
            label: contractName(contract.name, options.country),
            detail: contract.obstacle
              ? obstacleText(contract.obstacle)
              : t.has(`kind.details.${contract.name}`)
                ? t(`kind.details.${contract.name}`)
                : undefined,
            disabled: !contract.isTemplateSupported && !isOwn,
          }))}
        />
        {!isOwn && <LanguageField options={options} form={form} />}
        <SigningField options={options} form={form} />
      </Card>
    </Section>
  )
}

function LanguageField(props: { options: Options; form: TermsFormState }) {
  const { options, form } = props
  const t = useTranslations('contractTerms.language')
  const language = useLocale()
  const languages = optionOf(form.value, options)?.languages ?? []
  return (
    <ChoiceField
      compact
      legend={t('legend')}
      value={form.value.language}
      onChange={(chosen) => form.change({ language: chosen })}
      error={form.errorOf('language')}
      choices={languages.map((value) => ({ value, label: languageName(value, language) }))}
    />
  )
}

function SigningField(props: { options: Options; form: TermsFormState }) {
  const { options, form } = props
  const t = useTranslations('contractTerms.signing')
  const isOwn = form.value.document === 'OWN'
  const whyNot = isOwn ? t('ownContract') : options.hasOnlineSigning ? undefined : t('unavailable')
  return (
    <div className={classes.withReason}>
      <ChoiceField
        compact
        legend={t('legend')}
        value={form.value.signing}
        onChange={(signing) => form.change({ signing })}
        error={form.errorOf('isOnlineSigning')}
        choices={[
          { value: 'ONLINE', label: t('ONLINE'), disabled: whyNot !== undefined },
          { value: 'PAPER', label: t('PAPER') },
        ]}
      />
      {whyNot && <small>{whyNot}</small>}
    </div>
  )
}
