import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { DefinitionList } from '../ui/definition-list.tsx'
import { AcceptDialog, RefuseDialog } from './document-dialogs.tsx'
import { CheckFrame } from './check-frame.tsx'
import { PictureViewer, type ShownFile } from './picture-viewer.tsx'
import { documentOptions, type DocumentToReview } from './review-queries.ts'
import type { CheckProps } from './review-pane.tsx'

/** A document with what its tenant said about themselves, and the two answers to it. */
export function DocumentCheck({ item, claim, turn, turning, onDecided }: CheckProps) {
  const t = useTranslations('review')
  const [search, setSearch] = useSearch()
  const query = useQuery({ ...documentOptions(item.subjectId), enabled: claim.isOwn })
  const { data } = query
  const close = () => setSearch({ do: undefined }, { replace: true })
  const dialog = { document: data ?? null, claim, onClose: close, onDecided }
  return (
    <>
      {claim.isOwn && (
        <CheckFrame query={query} follows={t('document.follows')} accept={t('accept')} refuse={t('refuse')}>
          {data && (
            <>
              <PictureViewer files={filesOf(data)} turn={turn} turning={turning} />
              <Facts item={data} />
            </>
          )}
        </CheckFrame>
      )}
      <AcceptDialog opened={search.do === 'accept' && data != null} {...dialog} />
      <RefuseDialog opened={search.do === 'refuse' && data != null} {...dialog} />
    </>
  )
}

function filesOf({ document, others }: DocumentToReview): [ShownFile, ...ShownFile[]] {
  const file = ({
    url,
    fileName,
    contentType,
  }: Pick<typeof document, 'url' | 'fileName' | 'contentType'>) => ({
    url,
    name: fileName,
    contentType,
  })
  return [file(document), ...others.map(file)]
}

function Facts({ item }: { item: DocumentToReview }) {
  const t = useTranslations('review.document')
  const format = useFormat()
  const reasonText = useCatalogueText('reasonForStay')
  const payerText = useCatalogueText('paidBy')
  const employmentText = useCatalogueText('employment')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const statusText = useCatalogueText('catalogue.fileValidationStatus')
  const idText = useCatalogueText('catalogue.idDocument')
  const studentText = useCatalogueText('catalogue.studentIdType')
  const { idDocument, studentIdType } = item.document
  const job = [item.jobTitle, item.companyName].filter((text) => text !== '')
  const others = item.others.map(({ type, status }) =>
    t('otherWith', { type: typeText(type), status: statusText(status) }),
  )
  return (
    <DefinitionList
      items={[
        { term: t('tenant'), value: `${item.firstName} ${item.lastName}` },
        { term: t('idDocument'), value: idDocument ? idText(idDocument) : null },
        { term: t('studentIdType'), value: studentIdType ? studentText(studentIdType) : null },
        { term: t('issuedOn'), value: item.document.issuedOn ? format.day(item.document.issuedOn) : null },
        { term: t('reason'), value: reasonText(item.reasonForStay) },
        { term: t('employment'), value: item.employment ? employmentText(item.employment) : null },
        { term: t('job'), value: job.length > 0 ? format.list(job) : null },
        { term: t('paidBy'), value: payerText(item.paidBy) },
        { term: t('stay'), value: format.dayRange(item.from, item.to) },
        { term: t('others'), value: others.length > 0 ? format.list(others) : null },
      ]}
    />
  )
}
