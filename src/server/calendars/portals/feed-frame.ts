import { portalCursor } from '../../../domain/calendars/portal-asked.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { FeedFrame } from './formats/portal-format.ts'
import type { PortalRow } from './sql.ts'
import type { ToldSince } from './told-sql.ts'

/** What a feed for a portal says of itself. */
export function frameOf(config: Config, portal: PortalRow, since: ToldSince): FeedFrame {
  return {
    scope: since ? 'CHANGES' : 'FULL',
    cursor: portalCursor(portal.edition),
    changedAt: portal.changed_at,
    language: portal.language,
    providerNumber: portal.provider_number,
    provider: providerOf(config),
  }
}

/** As whom portals show our homes: each home says so. */
export function providerOf({ operator, origin }: Config): FeedFrame['provider'] {
  return {
    name: operator?.name ?? 'Mezzo',
    email: operator?.email ?? null,
    phone: operator?.phone ?? null,
    url: origin,
  }
}
