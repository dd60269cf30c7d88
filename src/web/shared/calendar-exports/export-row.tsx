import { IconCopy, IconLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useNow } from '../../ui/countdown.tsx'
import { Pill } from '../../ui/pill.tsx'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import type { ExportLink } from './export-queries.ts'
import classes from './exports.module.css'
import { HowTo, useCopyLink } from './how-to.tsx'

/** One link: who has it, what it shows, when it was fetched last, and what can be done with it. */
export function ExportRow(props: { link: ExportLink; onFetches: () => void; onRevoke: () => void }) {
  const { link } = props
  const t = useTranslations('calendarExports')
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  const copy = useCopyLink()
  const closed = useClosedWhileActing('links')
  const { url, label } = link
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <IconLink size={20} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{label}</strong>
          {label !== platformText(link.platform) && <Pill>{platformText(link.platform)}</Pill>}
          <Pill tone={link.withNames ? 'amber' : 'pine'}>{t(link.withNames ? 'withNames' : 'busyOnly')}</Pill>
        </span>
        <p>
          <FetchSentence link={link} />
        </p>
        <HowTo platform={link.platform} url={url} />
      </div>
      <div className={classes.buttons}>
        {url && (
          <Button
            size="small"
            icon={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy(url)}
            aria-label={t('copyOf', { label })}
          >
            {t('copy')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          onClick={props.onFetches}
          aria-label={t('fetches.openOf', { label })}
        >
          {t('fetches.open')}
        </Button>
        <Button
          size="small"
          variant="danger"
          disabled={closed !== null}
          onClick={props.onRevoke}
          aria-label={t('revoke.openOf', { label })}
        >
          {t('revoke.open')}
        </Button>
      </div>
    </li>
  )
}

function FetchSentence({ link }: { link: ExportLink }) {
  const t = useTranslations('calendarExports')
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  const format = useFormat()
  const now = useNow()
  if (!link.lastFetchedAt) {
    return t('neverFetched', { when: format.relative(link.createdAt, now), label: link.label })
  }
  const when = format.relative(link.lastFetchedAt, now)
  // Who it says to be, where that isn't whom the link was made for.
  return link.fetcher && link.fetcher !== link.platform
    ? t('fetchedBy', { when, fetcher: platformText(link.fetcher), label: link.label })
    : t('fetched', { when })
}
