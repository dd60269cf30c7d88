import { LANGUAGES } from '../../../domain/catalogue/language.ts'

const known = LANGUAGES.map((language) => `'${language}'`).join(', ')

/** SQL for the language of mails to the person whose row of `users` is `alias`, as `mailLanguage` has it. */
export function mailLanguageOf(alias: 't' | 'l' | 'u'): string {
  return `case when ${alias}.language in (${known}) then ${alias}.language else 'en' end`
}
