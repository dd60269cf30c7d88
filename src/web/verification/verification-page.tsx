import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { request } from '../graphql.ts'
import { safeRedirect } from '../routes.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { startOf, useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { HandIn } from './hand-in.tsx'
import { Standing } from './standing.tsx'
import classes from './verification.module.css'
import { beginMutation, identityOptions, type OwnIdentity } from './verification-queries.ts'
import { Why } from './why.tsx'

/** Fetches what is known of the person's identity. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(identityOptions())

/** Where somebody shows who they are: why, with what, and what becomes of it. */
export function VerificationPage() {
  const t = useTranslations('verification')
  const { data } = useSuspenseQuery(identityOptions())
  return (
    <Page
      title={t('title')}
      lead={data.cannotStart === 'IDENTITY_NOT_ASKED' ? undefined : t('lead')}
      width="narrow"
      back={<Back />}
    >
      <Standing identity={data} />
      {data.latest?.canAddPicture ? (
        <HandIn key={data.latest.document} verification={data.latest} documents={data.documents} />
      ) : (
        <Begin identity={data} />
      )}
      <Why />
    </Page>
  )
}

function Back() {
  const t = useTranslations('verification')
  const viewer = useViewer()
  const [search] = useSearch()
  if (search.redirect) return <a href={safeRedirect(search.redirect)}>{t('back')}</a>
  return <PageLink page={startOf(viewer)}>{t('backHome')}</PageLink>
}

/** The one button: begin, go on at the provider, or why neither can be. */
function Begin({ identity }: { identity: OwnIdentity }) {
  const t = useTranslations('verification')
  const reasonText = useReasonText()
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const begin = useMutation({
    mutationFn: () => request(beginMutation),
    onSuccess: async ({ createIdVerificationSession: { verificationStatus } }) => {
      if (verificationStatus?.provider === 'VERIFF') window.location.assign(verificationStatus.url)
      else await queryClient.invalidateQueries(identityOptions())
    },
  })
  const { cannotStart, latest } = identity
  if (cannotStart) {
    const isTold = cannotStart === 'IDENTITY_VERIFIED' || cannotStart === 'IDENTITY_BEING_CHECKED'
    return isTold ? null : <Card as="section">{reasonText(cannotStart)}</Card>
  }
  const isOpen = latest?.provider === 'VERIFF' && latest.url !== null && latest.status === null
  return (
    <div className={classes.begin}>
      <Button
        variant="primary"
        size="large"
        busy={begin.isPending}
        icon={<IconArrowRight size={20} aria-hidden />}
        onClick={() => begin.mutate()}
      >
        {t(isOpen ? 'goOn' : latest ? 'again' : 'begin')}
      </Button>
      <small>{t('takes')}</small>
      {begin.error && (
        <p role="alert" className={classes.error}>
          {errorMessage(errors, begin.error)}
        </p>
      )}
    </div>
  )
}
