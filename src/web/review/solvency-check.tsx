import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import { PictureViewer, type ShownFile } from './picture-viewer.tsx'
import { KeyHint } from './review-help.tsx'
import type { CheckProps } from './review-pane.tsx'
import classes from './review.module.css'
import { IncomesDialog } from './solvency-incomes.tsx'
import { solvencyOptions, type SolvencyToReview } from './solvency-queries.ts'
import { UnconfirmedDialog } from './solvency-unconfirmed.tsx'

/** An income: the accepted documents that tell it beside what is known of the tenant, and the two answers to it. */
export function SolvencyCheck({ item, claim, turn, turning, onDecided }: CheckProps) {
  const t = useTranslations('review.solvency')
  const errors = useTranslations('errors')
  const [search, setSearch] = useSearch()
  const { data, error, refetch } = useQuery({ ...solvencyOptions(item.subjectId), enabled: claim.isOwn })
  const close = () => setSearch({ do: undefined }, { replace: true })
  const [first, ...more] = (data?.documents ?? []).map(({ url, fileName, contentType }): ShownFile => ({
    url,
    name: fileName,
    contentType,
  }))
  const dialog = data && { id: item.subjectId, check: data, claim, onClose: close, onDecided }
  return (
    <>
      {claim.isOwn && error && (
        <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
      )}
      {claim.isOwn && !data && !error && <DetailSkeleton />}
      {claim.isOwn && data && (
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
          <p className={classes.muted}>{t('follows')}</p>
          <div className={classes.buttons}>
            <Button
              variant="primary"
              icon={<IconCheck size={18} aria-hidden />}
              aria-keyshortcuts="A"
              onClick={() => setSearch({ do: 'accept' })}
            >
              {t('confirm')}
              <KeyHint>A</KeyHint>
            </Button>
            <Button
              variant="danger"
              icon={<IconX size={18} aria-hidden />}
              aria-keyshortcuts="R"
              onClick={() => setSearch({ do: 'refuse' })}
            >
              {t('refuse')}
              <KeyHint>R</KeyHint>
            </Button>
          </div>
        </>
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
