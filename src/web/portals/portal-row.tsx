import { IconCopy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { copyText } from '../shared/copy-text.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { Portal } from './portal-queries.ts'
import classes from './portals.module.css'

/** One portal: what it is, what it has, when it asked, and what staff can do with it. */
export function PortalRow(props: {
  portal: Portal
  onChange: () => void
  onFetches: () => void
  onReplace: () => void
  onEnd: () => void
}) {
  const { portal } = props
  const { name, url } = portal
  const t = useTranslations('portals')
  const stateText = useCatalogueText('catalogue.portalState')
  const placeText = useCatalogueText('catalogue.portalPlace')
  const formatText = useCatalogueText('catalogue.portalFormat')
  const format = useFormat()
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{name}</strong>
          <Pill tone={portal.state === 'ACTIVE' ? 'pine' : 'stone'}>{stateText(portal.state)}</Pill>
        </span>
        <small>{placeText(portal.place)}</small>
        <small>{formatText(portal.format)}</small>
        <small>
          {t('has', { count: portal.homes })}{' '}
          {portal.lastFetchedAt
            ? t('asked', { when: format.instant(portal.lastFetchedAt) })
            : t('neverAsked')}
        </small>
      </div>
      <div className={classes.buttons}>
        {url && (
          <>
            <Button
              size="small"
              icon={<IconCopy size={16} aria-hidden />}
              aria-label={t('copyOf', { name })}
              onClick={() => void copyText(url, { copied: t('copied'), notCopied: t('notCopied') })}
            >
              {t('copy')}
            </Button>
            <Button size="small" aria-label={t('changeOf', { name })} onClick={props.onChange}>
              {t('change')}
            </Button>
          </>
        )}
        <Button size="small" variant="quiet" aria-label={t('fetchesOf', { name })} onClick={props.onFetches}>
          {t('fetches')}
        </Button>
        {url && (
          <>
            <Button size="small" aria-label={t('replaceOf', { name })} onClick={props.onReplace}>
              {t('replace')}
            </Button>
            <Button size="small" variant="danger" aria-label={t('endOf', { name })} onClick={props.onEnd}>
              {t('end')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
