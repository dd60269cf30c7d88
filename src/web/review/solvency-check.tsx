import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { DefinitionList } from '../ui/definition-list.tsx'
import { CheckFrame } from './check-frame.tsx'
import { PictureViewer, type ShownFile } from './picture-viewer.tsx'
import type { CheckProps } from './review-pane.tsx'
import classes from './review.module.css'
import { IncomesDialog } from './solvency-incomes.tsx'
import { solvencyOptions, type SolvencyToReview } from './solvency-queries.ts'
import { UnconfirmedDialog } from './solvency-unconfirmed.tsx'

/** An income: the accepted documents that tell it beside what is known of the tenant, and the two answers to it. */
export function SolvencyCheck({ item, claim, turn, turning, onDecided }: CheckProps) {
  const t = useTranslations('review.solvency')
  const [search, setSearch] = useSearch()
  const query = useQuery({ ...solvencyOptions(item.subjectId), enabled: claim.isOwn })
  const { data } = query
  const close = () => setSearch({ do: undefined }, { replace: true })
  const [first, ...more] = (data?.documents ?? []).map(({ url, fileName, contentType }): ShownFile => ({
    url,
    name: fileName,
    contentType,
  }))
  const dialog = data && { id: item.subjectId, check: data, claim, onClose: close, onDecided }
  return (
    <>
      {claim.isOwn && (
        <CheckFrame query={query} follows={t('follows')} accept={t('confirm')} refuse={t('refuse')}>
          {data && (
            <>
              {data.objection !== '' && (
                <blockquote className={classes.over}>
                  <p>{t('objection')}</p>
                  <p>{data.objection}</p>
                </blockquote>
              )}
              {data.fallbackErrorType && <p>{t(`fallback.${data.fallbackErrorType}`)}</p>}
              {first && <PictureViewer files={[first, ...more]} turn={turn} turning={turning} />}
              <Facts check={data} />
            </>
          )}
        </CheckFrame>
      )}
      {dialog && <IncomesDialog opened={search.do === 'accept'} {...dialog} />}
      {dialog && <UnconfirmedDialog opened={search.do === 'refuse'} {...dialog} />}
    </>
  )
}

function Facts({ check }: { check: SolvencyToReview }) {
  const t = useTranslations('review.solvency')
  const format = useFormat()
  const payerText = useCatalogueText('paidBy')
  const employmentText = useCatalogueText('employment')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const documents = check.documents.map(({ type, issuedOn }) =>
    issuedOn ? t('issued', { type: typeText(type), day: format.day(issuedOn) }) : typeText(type),
  )
  return (
    <DefinitionList
      items={[
        { term: t('tenant'), value: `${check.firstName} ${check.lastName}` },
        { term: t('verifiedName'), value: check.verifiedName },
        { term: t('birthDate'), value: check.birthDate ? format.day(check.birthDate) : null },
        { term: t('rent'), value: format.money(check.monthlyRent, check.currency) },
        { term: t('whose'), value: t(check.isGuarantors ? 'guarantors' : 'own') },
        { term: t('paidBy'), value: payerText(check.paidBy) },
        { term: t('employment'), value: check.employment ? employmentText(check.employment) : null },
        { term: t('company'), value: check.companyName || null },
        { term: t('documents'), value: format.list(documents) },
      ]}
    />
  )
}
