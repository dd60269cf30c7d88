import { useSuspenseQuery } from '@tanstack/react-query'
import { IconEyeOff } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { listingText } from '../shared/listing-words.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { documentsOptions, type Verification } from './document-queries.ts'
import classes from './documents-page.module.css'
import { HandInDialog } from './hand-in-dialog.tsx'
import { IncomeCard } from './income-card.tsx'
import { OpenParts } from './open-parts.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ProofCard } from './proof-card.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ConsentDialog, ReuseCard, RevokeDialog } from './reuse-card.tsx'

/** Fetches what is asked for and what is there. */
export const loader: PageLoader<'tenantDocuments'> = async ({ queryClient, params }) => {
  return queryClient.ensureQueryData(documentsOptions(params.listingRequestId))
}

/** Where a tenant hands in documents, and sees which were accepted and why others were not. */
export function TenantDocumentsPage() {
  const { listingRequestId } = useRouteParams('tenantDocuments')
  const { data } = useSuspenseQuery(documentsOptions(listingRequestId))
  const t = useTranslations('tenantDocuments')
  const format = useFormat()
  const { request } = data
  const language = useLocale()
  const listing = listingText(request.listing.title, language).text || request.listing.name
  return (
    <Page
      title={t('title')}
      lead={t('lead', { listing, range: format.dayRange(request.from, request.to) })}
      width="narrow"
      back={
        <PageLink
          page="tenantRequest"
          params={{ bookingRequestId: request.bookingRequestId, listingRequestId: request.id }}
        >
          {t('back')}
        </PageLink>
      }
    >
      <Where verification={data} />
      <OpenParts open={data.progress.open} landlord={request.landlordFirstName} />
      <Proofs verification={data} />
      {data.solvencyCheck && <IncomeCard check={data.solvencyCheck} request={request} />}
      <Card className={classes.privacy}>
        <IconEyeOff size={20} aria-hidden />
        <p>{t('privacy', { landlord: request.landlordFirstName })}</p>
      </Card>
    </Page>
  )
}

/** How far it is in a sentence and a bar, and what to do next. */
function Where({ verification }: { verification: Verification }) {
  const t = useTranslations('tenantDocuments')
  const format = useFormat()
  const { progress, canHandIn, request } = verification
  const isAsked = request.tenantStatus === 'TENANT_VERIFICATION'
  const until = request.tenantAnswerUntil
  if (progress.asked === 0 || (!progress.done && !canHandIn.value)) {
    return (
      <Card as="section">
        {t(`closed.${canHandIn.reason === 'NO_DOCUMENTS_NEEDED' ? 'notNeeded' : 'ended'}`)}
      </Card>
    )
  }
  const sentence = progress.done
    ? t('sentence.done')
    : progress.failed > 0
      ? t('sentence.failed', { count: progress.failed })
      : progress.accepted === progress.asked
        ? t('sentence.accepted')
        : progress.handedIn === progress.asked
          ? t('sentence.waiting')
          : t('sentence.missing', { count: progress.asked - progress.handedIn })
  return (
    <Card as="section" className={classes.where}>
      <p className={classes.sentence} role="status">
        {sentence}
      </p>
      <ProgressBar progress={progress} />
      {isAsked && until && <p className={classes.until}>{t('until', { time: format.instant(until) })}</p>}
      {progress.done && (
        <Button
          component={PageLink}
          page="tenantRequest"
          params={{ bookingRequestId: request.bookingRequestId, listingRequestId: request.id }}
          variant="primary"
          className={classes.go}
        >
          {t('toRequest')}
        </Button>
      )}
    </Card>
  )
}

function Proofs({ verification }: { verification: Verification }) {
  const [search, setSearch] = useSearch()
  const { proofs, request } = verification
  const documents = proofs.flatMap((proof) => proof.documents)
  const proof = proofs.find((one) => one.proof === search.proof) ?? null
  const replaced = documents.find(({ document }) => document.fileId === search.replaces)?.document ?? null
  const removed = documents.find(({ document }) => document.fileId === search.remove)?.document ?? null
  const close = () =>
    setSearch(
      { proof: undefined, replaces: undefined, remove: undefined, reuse: undefined },
      { replace: true },
    )
  return (
    <>
      <ReuseCard verification={verification} onOpen={(reuse) => setSearch({ reuse })} />
      <ul className={classes.proofs}>
        {proofs.map((one) => (
          <ProofCard
            key={one.proof}
            proof={one}
            isOpen={verification.canHandIn.value}
            onAdd={() => setSearch({ proof: one.proof })}
            onReplace={(fileId) => setSearch({ proof: one.proof, replaces: fileId })}
            onRemove={(fileId) => setSearch({ remove: fileId })}
          />
        ))}
      </ul>
      <HandInDialog
        key={`${search.proof ?? ''} ${search.replaces ?? ''}`}
        proof={proof}
        replaced={replaced}
        listingRequestId={request.id}
        onClose={close}
      />
      <RemoveDialog document={removed} listingRequestId={request.id} onClose={close} />
      <ConsentDialog opened={search.reuse === 'consent'} verification={verification} onClose={close} />
      <RevokeDialog opened={search.reuse === 'revoke'} verification={verification} onClose={close} />
    </>
  )
}
