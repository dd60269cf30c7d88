import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language } from '../../domain/catalogue/language.ts'
import type { Messages } from './messages.ts'

/** Gives the texts, language and time zone of the person to everything below. */
export function I18nProvider(props: {
  language: Language
  timeZone: string
  messages: Messages
  children: ReactNode
}) {
  return (
    <IntlProvider
      locale={props.language}
      messages={props.messages}
      timeZone={props.timeZone}
      onError={throwError}
    >
      {props.children}
    </IntlProvider>
  )
}

// A missing text is a fault of the build, never something to paper over with the key's name.
function throwError(error: Error) {
  throw error
}
