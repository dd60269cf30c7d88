import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ApproveDialog } from './identity-approval.tsx'
import { identityOptions } from './identity-queries.ts'
import { RejectDialog } from './identity-rejection.tsx'
import { CheckFrame } from './check-frame.tsx'
import { PictureViewer } from './picture-viewer.tsx'
import type { CheckProps } from './review-pane.tsx'

/** An identity: its pictures beside the name of the account, and the three answers to it. */
export function IdentityCheck({ item, claim, turn, turning, onDecided }: CheckProps) {
  const t = useTranslations('review')
  const sideText = useCatalogueText('catalogue.idPictureSide')
  const documentText = useCatalogueText('catalogue.idDocument')
  const [search, setSearch] = useSearch()
  const query = useQuery({ ...identityOptions(item.subjectId), enabled: claim.isOwn })
  const { data } = query
  const close = () => setSearch({ do: undefined }, { replace: true })
  const [first, ...more] = (data?.pictures ?? []).map(({ side, isPdf, url }) => ({
    url,
    name: sideText(side),
    contentType: isPdf ? 'application/pdf' : 'image/jpeg',
  }))
  const dialog = data && { id: item.subjectId, identity: data, claim, onClose: close, onDecided }
  return (
    <>
      {claim.isOwn && (
        <CheckFrame
          query={query}
          follows={t('identity.follows')}
          accept={t('identity.approve')}
          refuse={t('identity.refuse')}
        >
          {data && (
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
            </>
          )}
        </CheckFrame>
      )}
      {dialog && <ApproveDialog opened={search.do === 'accept'} {...dialog} />}
      {dialog && <RejectDialog opened={search.do === 'refuse'} {...dialog} />}
    </>
  )
}
