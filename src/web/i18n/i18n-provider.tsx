import type { ReactNode } from 'react'
import { I18nProvider as WidgetLanguage } from 'react-aria/I18nProvider'
import { IntlProvider } from 'use-intl'
import type { Language } from '../../domain/catalogue/language.ts'
import { DAY_LOCALES } from './languages.ts'
import type { Messages } from './messages.ts'

/** Gives the texts, language and time zone of the person to everything below. */
export function I18nProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  return (
    <IntlProvider
      locale={props.language}
      messages={props.messages}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      onError={throwError}
    >
      <WidgetLanguage locale={DAY_LOCALES[props.language]}>{props.children}</WidgetLanguage>
    </IntlProvider>
  )
}

// A missing text is a fault of the build, never something to paper over with the key's name.
function throwError(error: Error) {
  throw error
}
