import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { useCatalogueText } from './status-text.ts'

graphql(`
  fragment Gap on ListingGap {
    gap
    step
    field
  }
`)

/** Names what a listing lacks as its very field is called ('Street'), where one gap has several. */
export function useGapText(): (gap: { gap: string; field: string }) => string {
  const t = useTranslations('listingGapField')
  const gapText = useCatalogueText('catalogue.listingGap')
  return useCallback(
    ({ gap, field }) => {
      const [whole = '', part = ''] = field.split('.')
      return t.has(`${whole}.${part}`) ? t(`${whole}.${part}`) : gapText(gap)
    },
    [t, gapText],
  )
}
