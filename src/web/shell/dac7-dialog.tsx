import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import classes from './dac7-dialog.module.css'

/** Says what the tax report lacks, and leads to where it can be given. */
export function Dac7Dialog(props: {
  opened: boolean
  billingDetailsId: string
  /** Since when there is revenue that is reported; null where there is none yet. */
  since: string | null
  onClose: () => void
}) {
  const { opened, billingDetailsId, since, onClose } = props
  const t = useTranslations('notices.dac7')
  const toPath = usePath()
  const here = useLocation({ select: (location) => location.href })
  const format = useFormat()
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={t('subtitle')}
      footer={
        <>
          <Button
            component={PageLink}
            page="billingDetails"
            search={{ billingDetailsId, highlights: 'dac7', redirect: here }}
            variant="primary"
            size="large"
            onClick={onClose}
            data-autofocus
          >
            {t('provide')}
          </Button>
          <Button size="large" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <PapersIllustration width={168} />
        <p>{t('text')}</p>
        {since && <p>{t('since', { day: format.day(since) })}</p>}
        <a href={`${toPath('help')}#tax-dac7`} target="_blank" rel="noreferrer">
          {t('learnMore')}
        </a>
      </div>
    </AdaptiveDialog>
  )
}
