import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { OwnTermsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useFeeWords } from '../shared/use-fee-words.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import classes from './payments-page.module.css'

const ownTermsDocument = graphql(`
  query OwnTerms {
    ownTerms {
      now {
        landlordFeeRate
        landlordFeeOrigin {
          source
          since
        }
        tenantFeeRate
        tenantFeeOrigin {
          source
          since
        }
        calculationMethod
        calculationOrigin {
          source
          since
        }
      }
      made {
        _id
        scope
        groupName
        landlordFeeRate
        tenantFeeRate
        validFrom
        validUntil
        reason
      }
      incentives {
        _id
        amount
        currency
        reason
        grantedAt
      }
    }
  }
`)

/** The landlord's terms of fees and what they were granted. */
export const ownTermsQuery = () =>
  queryOptions({
    queryKey: ['ownTerms'],
    queryFn: async () => (await request(ownTermsDocument)).ownTerms ?? null,
  })

/** What holds for the landlord's fees, by which terms, and what they were granted and why. */
export function OwnTerms() {
  const t = useTranslations('ownTerms')
  const errors = useTranslations('errors')
  const format = useFormat()
  const words = useFeeWords()
  const { data, error, refetch } = useQuery(ownTermsQuery())
  if (data === null) return null
  return (
    <>
      <h2 className={classes.heading}>{t('title')}</h2>
      {error && !data && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <Bone height="120px" />}
      {data && (
        <Card>
          <DefinitionList
            items={[
              {
                term: t('landlordFee'),
                value: words.percent(data.now.landlordFeeRate, data.now.landlordFeeOrigin),
                detail: reasonOf(data.made, data.now.landlordFeeOrigin),
              },
              {
                term: t('tenantFee'),
                value: words.percent(data.now.tenantFeeRate, data.now.tenantFeeOrigin),
                detail: reasonOf(data.made, data.now.tenantFeeOrigin),
              },
              {
                term: t('calculation'),
                value: words.method(data.now.calculationMethod, data.now.calculationOrigin),
                detail: reasonOf(data.made, data.now.calculationOrigin),
              },
              ...data.made
                .filter(({ scope }) => scope === 'LISTING')
                .map((terms) => ({
                  term: t('listing', { name: terms.groupName ?? '' }),
                  value:
                    terms.landlordFeeRate === null || terms.landlordFeeRate === undefined
                      ? t('asAbove')
                      : format.rate(terms.landlordFeeRate),
                  detail: t('since', { day: format.day(terms.validFrom), reason: terms.reason }),
                })),
              ...data.incentives.map((one) => ({
                term: t('incentive', { day: format.instant(one.grantedAt) }),
                value: format.money(one.amount, one.currency, 'no'),
                detail: t('incentiveFor', { reason: one.reason }),
              })),
            ]}
          />
        </Card>
      )}
    </>
  )
}

type Made = NonNullable<OwnTermsQuery['ownTerms']>['made']

/** Why the terms were made that a figure comes from; the newest of a day hold. */
function reasonOf(made: Made, origin: { source: string; since?: string | null | undefined }): string | null {
  const terms = made.find(({ scope, validFrom }) => scope === origin.source && validFrom === origin.since)
  return terms?.reason ?? null
}
