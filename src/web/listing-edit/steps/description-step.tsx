import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { languageName, LISTING_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { CheckField } from '../../ui/fields.tsx'
import classes from '../listing-edit.module.css'
import { LanguageChoice, languagesOf, LocalizedField } from '../localized-fields.tsx'
import type { StepProps, Texts } from '../step-values.ts'

const TEXTS = [
  ['title', undefined],
  ['descriptionV2', 9],
  ['additionalInformation', 5],
  ['houseRulesText', 6],
] as const

/** Title, text, further information and house rules in each language of the listing, with what is missing in which. */
export function DescriptionStep(props: StepProps<'description'>) {
  const { values, change, errorOf } = props
  const t = useTranslations('listingEdit.description')
  const language = useLocale()
  const wanted = values.listingLanguages ?? []
  const languages = languagesOf(
    wanted.length > 0 ? wanted : [language],
    ...TEXTS.map(([field]) => values[field]),
  )
  const [chosen, setChosen] = useState<string>(language)
  const shown = languages.includes(chosen) ? chosen : (languages[0] ?? language)
  const written = (code: string) => ({
    done: TEXTS.filter(([field]) => values[field]?.[code]?.trim()).length,
    of: TEXTS.length,
  })
  return (
    <>
      <Languages {...props} />
      <LanguageChoice languages={languages} value={shown} onChange={setChosen} written={written} />
      {TEXTS.map(([field, rows]) => (
        <LocalizedField
          key={field}
          label={t(field)}
          data-field={field}
          description={t(`hints.${field}`)}
          language={shown}
          rows={rows}
          value={values[field] ?? {}}
          onChange={(texts: Texts) => change({ [field]: texts })}
          error={errorOf(`${field}.${shown}`) ?? errorOf(field)}
        />
      ))}
    </>
  )
}

function Languages(props: StepProps<'description'>) {
  const { change, errorOf } = props
  const t = useTranslations('listingEdit.description')
  const language = useLocale()
  const wanted = props.values.listingLanguages ?? []
  const error = errorOf('listingLanguages')
  return (
    <details className={classes.more}>
      <summary>{t('languages', { count: wanted.length })}</summary>
      <div className={classes.checks}>
        {LISTING_LANGUAGES.map((code) => (
          <CheckField
            key={code}
            label={languageName(code, language)}
            checked={wanted.includes(code)}
            // A listing has one language at least.
            disabled={wanted.length === 1 && wanted.includes(code)}
            onChange={(event) =>
              change({
                listingLanguages: LISTING_LANGUAGES.filter((known) =>
                  known === code ? event.currentTarget.checked : wanted.includes(known),
                ),
              })
            }
          />
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </details>
  )
}
