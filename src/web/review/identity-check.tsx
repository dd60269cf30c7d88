import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import { ApproveDialog } from './identity-approval.tsx'
import { identityOptions } from './identity-queries.ts'
import { RejectDialog } from './identity-rejection.tsx'
import { PictureViewer } from './picture-viewer.tsx'
import { KeyHint } from './review-help.tsx'
import type { CheckProps } from './review-pane.tsx'
import classes from './review.module.css'

/** An identity: its pictures beside the name of the account, and the three answers to it. */
export function IdentityCheck({ item, claim, turn, turning, onDecided }: CheckProps) {
  const t = useTranslations('review')
  const errors = useTranslations('errors')
  const sideText = useCatalogueText('catalogue.idPictureSide')
  const documentText = useCatalogueText('catalogue.idDocument')
  const [search, setSearch] = useSearch()
  const { data, error, refetch } = useQuery({ ...identityOptions(item.subjectId), enabled: claim.isOwn })
  const close = () => setSearch({ do: undefined }, { replace: true })
  const [first, ...more] = (data?.pictures ?? []).map(({ side, isPdf, url }) => ({
    url,
    name: sideText(side),
    contentType: isPdf ? 'application/pdf' : 'image/jpeg',
  }))
  const dialog = data && { id: item.subjectId, identity: data, claim, onClose: close, onDecided }
  return (
    <>
      {claim.isOwn && error && (
        <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
      )}
      {claim.isOwn && !data && !error && <DetailSkeleton />}
      {claim.isOwn && data && (
        <>
          {first && <PictureViewer files={[first, ...more]} turn={turn} turning={turning} />}
          <DefinitionList
            items={[
              { term: t('identity.account'), value: `${data.firstName} ${data.lastName}` },
              {
                term: t('identity.side'),
                value: t(data.isLandlord ? 'identity.landlord' : 'identity.tenant'),
              },
              { term: t('identity.document'), value: data.document ? documentText(data.document) : null },
            ]}
          />
          <p className={classes.muted}>{t('identity.follows')}</p>
          <div className={classes.buttons}>
            <Button
              variant="primary"
              icon={<IconCheck size={18} aria-hidden />}
              aria-keyshortcuts="A"
              onClick={() => setSearch({ do: 'accept' })}
            >
              {t('identity.approve')}
              <KeyHint>A</KeyHint>
            </Button>
            <Button
              variant="danger"
              icon={<IconX size={18} aria-hidden />}
              aria-keyshortcuts="R"
              onClick={() => setSearch({ do: 'refuse' })}
            >
              {t('identity.refuse')}
              <KeyHint>R</KeyHint>
            </Button>
          </div>
        </>
      )}
      {dialog && <ApproveDialog opened={search.do === 'accept'} {...dialog} />}
      {dialog && <RejectDialog opened={search.do === 'refuse'} {...dialog} />}
    </>
  )
}
