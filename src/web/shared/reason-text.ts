import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'

// What is asked of every verdict whose reason is said.
graphql(`
  fragment Verdict on Verdict {
    value
    reason
  }
`)

/** The sentence for the reason of a refused verdict, e.g. of canBeAccepted. */
export function useReasonText(): (reason: string | null | undefined) => string {
  const t = useTranslations('reasons')
  return useCallback((reason) => (reason && t.has(reason) ? t(reason) : t('unknown')), [t])
}
