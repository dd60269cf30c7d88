import { useTranslations } from 'use-intl'

/** Says in words what is wrong with a password; undefined when nothing is. */
export function usePasswordProblem() {
  const t = useTranslations('myAccount.problems')
  return (key: string | undefined) => {
    if (!key) return undefined
    return t(t.has(key) ? key : 'passwordWrong')
  }
}
