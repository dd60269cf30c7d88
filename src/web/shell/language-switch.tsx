import { useNavigate, useRouter } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import { rememberLanguage } from '../i18n/languages.ts'
import { inLanguage } from '../routes.ts'
import { useSearch } from '../shared/use-search.ts'
import { ChoiceField } from '../ui/choice-field.tsx'

/** Switches the language and stays on the same page; `short` shows EN, DE, FR. */
export function LanguageSwitch(props: { short?: boolean }) {
  const t = useTranslations('shell')
  const language = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const [search] = useSearch()
  return (
    <ChoiceField
      compact
      hideLegend
      legend={t('language')}
      value={language}
      choices={LANGUAGES.map((value) => ({
        value,
        label: props.short ? (
          <abbr title={t(`languages.${value}`)}>{value.toUpperCase()}</abbr>
        ) : (
          t(`languages.${value}`)
        ),
      }))}
      onChange={(chosen) => {
        rememberLanguage(chosen)
        void navigate({
          to: inLanguage(router.state.location.pathname, chosen),
          search,
          replace: true,
          resetScroll: false,
        })
      }}
    />
  )
}
