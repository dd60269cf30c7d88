import { IconFileZip, IconTableDown } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { periodText } from '../../domain/money/period.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import type { MoneyPlace } from './money-queries.ts'
import classes from './money.module.css'

/** The period as files for others: all documents, a table, a booking batch. */
export function MoneyExports({ place, currency }: { place: MoneyPlace; currency: string }) {
  const t = useTranslations('money')
  const closed = useClosedWhileActing('exports')
  const language = useLocale()
  const viewer = useViewer()
  const query = new URLSearchParams({ period: periodText(place.period), ...place.scope, currency, language })
  const file = (extension: string) => `/api/money.${extension}?${query}`
  return (
    <nav aria-label={t('exports')} className={classes.exports}>
      <Button
        component="a"
        href={file('zip')}
        download
        disabled={closed !== null}
        icon={<IconFileZip size={17} aria-hidden />}
      >
        {t('forAdviser')}
      </Button>
      <Button
        component="a"
        variant="quiet"
        href={file('csv')}
        download
        disabled={closed !== null}
        icon={<IconTableDown size={17} aria-hidden />}
      >
        {t('table')}
      </Button>
      <Button
        component="a"
        variant="quiet"
        href={file('datev')}
        download
        disabled={closed !== null}
        icon={<IconTableDown size={17} aria-hidden />}
      >
        {t('datev')}
      </Button>
      {viewer?.role === 'OWNER' && !viewer.impersonation && (
        <PageLink page="taxReport">{t('toTaxReport')}</PageLink>
      )}
      {closed && <small>{closed}</small>}
    </nav>
  )
}
