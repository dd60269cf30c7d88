import { IconPlus } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Section } from '../../ui/section.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { RowsCard } from '../../ui/rows-card.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useOverlayOf } from '../use-overlay.ts'
import { useSearch } from '../use-search.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import { ExportDialog } from './export-dialog.tsx'
import { type ExportLink, type ExportScope, exportsOptions } from './export-queries.ts'
import { ExportRow } from './export-row.tsx'
import classes from './exports.module.css'
import { FetchesDialog } from './fetches-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** Begins to fetch the links of a unit or a group, before they are shown. */
export function prefetchExports(queryClient: QueryClient, scope: ExportScope): Promise<void> {
  return queryClient.prefetchQuery(exportsOptions(scope))
}

/** The private links by which others read a unit's or a group's calendar: makes them, shows their use, ends them. */
export function UnitExports(props: { listingId: string } | { groupId: string }) {
  const scope: ExportScope =
    'listingId' in props ? { listingId: props.listingId } : { groupId: props.groupId }
  const isGroup = 'groupId' in scope
  const t = useTranslations('calendarExports')
  const errors = useTranslations('errors')
  const query = useQuery(exportsOptions(scope))
  const [search, setSearch] = useSearch()
  const isMaking = search.exports === 'new'
  const links = query.data
  const closed = useClosedWhileActing('links')
  const add = (
    <Button
      icon={<IconPlus size={18} aria-hidden />}
      onClick={() => setSearch({ exports: 'new' })}
      disabled={closed !== null}
      {...(closed && { reason: closed })}
    >
      {t('add')}
    </Button>
  )
  return (
    <Section title={t('title')} actions={links && links.length > 0 && add}>
      <p className={classes.lead}>{isGroup ? t('leadGroup') : t('leadUnit')}</p>
      {links ? (
        <Links links={links} add={add} />
      ) : query.error ? (
        <ErrorPanel
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Card aria-busy="true">
          <Bone width="60%" />
        </Card>
      )}
      <ExportDialog
        key={`new ${isMaking}`}
        scope={scope}
        opened={isMaking && closed === null}
        onClose={() => setSearch({ exports: undefined }, { replace: true })}
      />
    </Section>
  )
}

function Links(props: { links: readonly ExportLink[]; add: ReactNode }) {
  const t = useTranslations('calendarExports')
  const [search, setSearch] = useSearch()
  const [ending, setEnding] = useOverlayOf<ExportLink>('end-link')
  const living = props.links.filter((link) => !link.revokedAt)
  const ended = props.links.filter((link) => link.revokedAt)
  const shown = props.links.find((link) => link.id === search.exports) ?? null
  return (
    <>
      {living.length === 0 ? (
        <Card className={classes.empty}>
          <strong>{t('empty.title')}</strong>
          <p>{t('empty.text')}</p>
          {props.links.length === 0 && props.add}
        </Card>
      ) : (
        <RowsCard label={t('list')}>
          {living.map((link) => (
            <ExportRow
              key={link.id}
              link={link}
              onFetches={() => setSearch({ exports: link.id })}
              onRevoke={() => setEnding(link)}
            />
          ))}
        </RowsCard>
      )}
      {ended.length > 0 && <Ended links={ended} />}
      <FetchesDialog link={shown} onClose={() => setSearch({ exports: undefined }, { replace: true })} />
      <RevokeDialog link={ending} onClose={() => setEnding(null)} />
    </>
  )
}

function Ended({ links }: { links: readonly ExportLink[] }) {
  const t = useTranslations('calendarExports')
  const format = useFormat()
  return (
    <details className={classes.ended}>
      <summary>{t('ended', { count: links.length })}</summary>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            {t('endedAt', { label: link.label, at: link.revokedAt ? format.instant(link.revokedAt) : '' })}
          </li>
        ))}
      </ul>
    </details>
  )
}
