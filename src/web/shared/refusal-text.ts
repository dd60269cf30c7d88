import { useTranslations } from 'use-intl'

/**
 * Says why something is refused, as a sentence with a next step. Whoever says that beforehand brings the sentences along
 * by this; else they come with the first refusal.
 */
export function useRefusalText() {
  return useTranslations('errors.conditions')
}
