import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Pill } from '../ui/pill.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import type { PortalHome } from './portal-queries.ts'
import classes from './portals.module.css'

/** Homes, each with what every portal gets of it; `why` says a reason in the words of whoever reads it. */
export function HomeList(props: {
  homes: readonly PortalHome[]
  why: (reason: string) => string
  isOwn: boolean
}) {
  return (
    <RowsCard>
      {props.homes.map((home) => (
        <li key={home.groupId} className={classes.home}>
          <div className={classes.what}>
            <strong>
              {props.isOwn ? (
                <PageLink page="homepage" search={{ manage: home.groupId }}>
                  {home.name}
                </PageLink>
              ) : (
                home.name
              )}
            </strong>
            <small>{home.city}</small>
          </div>
          <ul className={classes.portals}>
            {home.portals.map((portal) => (
              <li key={portal.portalId}>
                <At portal={portal} why={props.why} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </RowsCard>
  )
}

function At({ portal, why }: { portal: PortalHome['portals'][number]; why: (reason: string) => string }) {
  const t = useTranslations('portals.homes')
  const gapText = useCatalogueText('catalogue.listingGap')
  const format = useFormat()
  const { isSent, reason, missing, told, toldAt } = portal
  return (
    <>
      <span className={classes.name}>
        <span>{portal.portalName}</span>
        <Pill tone={isSent ? 'pine' : 'stone'} pattern={isSent ? undefined : 'outlined'}>
          {t(isSent ? 'sent' : 'notSent')}
        </Pill>
      </span>
      {reason && <small>{why(reason)}</small>}
      {missing.length > 0 && <small>{t('missing', { what: format.list(missing.map(gapText)) })}</small>}
      {told && toldAt && (
        <small>{t(told === 'SENT' ? 'toldSent' : 'toldRemoved', { when: format.instant(toldAt) })}</small>
      )}
    </>
  )
}
