import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { KeptOfErasedQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useFormat } from '../shared/format.ts'

const keptQuery = graphql(`
  query KeptOfErased($invoiceIds: [ID!], $paymentIds: [ID!], $billingDetailsIds: [ID!], $landlordIds: [ID!]) {
    keptOfErased(
      invoiceIds: $invoiceIds
      paymentIds: $paymentIds
      billingDetailsIds: $billingDetailsIds
      landlordIds: $landlordIds
    ) {
      _id
      laws
      until
      isOver
      isShared
    }
  }
`)

/** Why and until when something of an erased account is kept. */
export type Kept = KeptOfErasedQuery['keptOfErased'][number]

/** What is asked for, by ids. */
type AskedForKept = Partial<
  Record<'invoiceIds' | 'paymentIds' | 'billingDetailsIds' | 'landlordIds', string[]>
>

function keptOptions(asked: AskedForKept) {
  return queryOptions({
    queryKey: ['books', 'kept', asked],
    queryFn: async () => new Map((await request(keptQuery, asked)).keptOfErased.map((one) => [one._id, one])),
    enabled: Object.values(asked).some((ids) => ids.length > 0),
  })
}

/** What of a list is of an erased account, by its id. */
export function useKept(asked: AskedForKept): ReadonlyMap<string, Kept> {
  return useQuery({ ...keptOptions(asked), placeholderData: keepPreviousData }).data ?? NOTHING
}

const NOTHING: ReadonlyMap<string, Kept> = new Map()

/** Says of a row that it is of an erased account, by which law it is kept, and until when; nothing of others. */
export function KeptNote({ kept }: { kept: Kept | undefined }) {
  const t = useTranslations('books.kept')
  const law = useTranslations('retention.laws')
  const format = useFormat()
  if (!kept) return null
  const laws = format.list(kept.laws.map((one) => law(one)))
  const { until, isOver, isShared } = kept
  if (!until) return <small>{t('left', { laws })}</small>
  const day = format.day(until)
  if (isShared) return <small>{t('shared', { laws, day })}</small>
  return <small>{t(isOver ? 'over' : 'until', { laws, day })}</small>
}
