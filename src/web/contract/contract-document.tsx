import { IconFileDownload, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './contract-page.module.css'
import { isBeingMade, type Offer } from './contract-queries.ts'

/** The contract as a PDF: in the page where there is room for it, by a link everywhere; the signed one once it is there. */
export function ContractDocument(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract')
  if (offer.generating) {
    return (
      <Card className={classes.writing} aria-busy="true" role="status">
        <IconPencil size={34} aria-hidden />
        <h2>{t('generating.title')}</h2>
        <p>{t('generating.text')}</p>
      </Card>
    )
  }
  const url = offer.signedContractUrl ?? offer.contractUrl
  if (!url) return <Card className={classes.writing}>{t('document.none')}</Card>
  const isSigned = Boolean(offer.signedContractUrl)
  // Nobody but its sender knows what an uploaded PDF does: the server lets browsers save it and not show it.
  const isUploaded = isSigned ? !offer.isOnlineSigning : offer.ownContract
  return (
    <>
      <div className={classes.documentHead}>
        <h2>{t('document.title')}</h2>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          size="small"
          icon={<IconFileDownload size={17} aria-hidden />}
        >
          {isSigned ? t('document.openSigned') : t('document.open')}
        </Button>
      </div>
      {!isSigned && isBeingMade(offer) && (
        <p role="status">
          <small>{t('document.signedSoon')}</small>
        </p>
      )}
      {isUploaded ? (
        <p>{t('document.uploaded')}</p>
      ) : (
        <p className={classes.phoneHint}>
          {offer.canSign.value ? t('document.phone') : t('document.phoneSigned')}
        </p>
      )}
      {isSigned && (
        <p>
          <PageLink page="checkDocument">{t('document.check')}</PageLink>
        </p>
      )}
      {!isUploaded && (
        <Frame
          key={isSigned ? 'signed' : (offer.documentSha256 ?? 'contract')}
          url={url}
          title={t(isSigned ? 'document.signedFrame' : 'document.frame', { listing: offer.listing.name })}
        />
      )}
    </>
  )
}

// Every answer brings a fresh link; the frame keeps its first one, so that nobody is thrown back to page one.
function Frame(props: { url: string; title: string }) {
  const [url] = useState(props.url)
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame shows no PDF; the file is our own
  return <iframe src={`${url}#view=FitH&navpanes=0`} title={props.title} className={classes.frame} />
}
