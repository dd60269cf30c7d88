import { useTranslations } from 'use-intl'
import { COUNTED_KEY_KINDS, type KeyKind } from '../../domain/catalogue/listings.ts'
import type { KeysProvided } from '../../domain/listings/listing-details.ts'
import { useFormat } from './format.ts'

/** Keys, and how many of each kind. */
export type CountedKeys = { kind: KeyKind; count: number }[]

/** Keys in words: '2 × Letterbox'. */
export function useKeyWords(): (keys: CountedKeys) => string {
  const format = useFormat()
  const one = useOneKey()
  return (keys) => format.list(keys.map(one))
}

/** What a listing says of its keys, in words; empty where it says nothing. */
export function useProvidedKeyWords(): (provided: KeysProvided) => string {
  const tKey = useTranslations('catalogue.keyKind')
  const format = useFormat()
  const one = useOneKey()
  return ({ keylessAccess, ...counts }) =>
    format.list([
      ...(keylessAccess ? [tKey('keylessAccess')] : []),
      ...COUNTED_KEY_KINDS.flatMap((kind) => (counts[kind] > 0 ? [one({ kind, count: counts[kind] })] : [])),
    ])
}

function useOneKey(): (key: CountedKeys[number]) => string {
  const t = useTranslations('keyWords')
  const tKey = useTranslations('catalogue.keyKind')
  return ({ kind, count }) => t('one', { count, kind: tKey(kind) })
}
