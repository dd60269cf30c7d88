import { LISTING_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { compareSublistings } from '../../../domain/listings/listing-order.ts'
import { CSV, sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import { findReadableGroup } from '../listings/sql.ts'
import { listStoredUnits } from './sql.ts'
import { unitsFile } from './units-file.ts'
import { ownUnits } from '../../kernel/viewer/visible-to.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** The units of a group as the file that can be imported again. */
export const unitRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/listings/g/:groupId/units.csv',
    policy: 'landlord',
    scope: 'listings:read',
    acting: 'EXPORTS',
    perMinute: 30,
    description:
      'The units of a group as a table; changed by hand and imported again it changes the units. Heads are the names of the fields. `price` is the monthly rent of that unit alone, empty where it costs what its group does, in `currency`.',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const { groupId } = request.params as { groupId: string }
      const viewer = requireViewer(ctx)
      const group = await findReadableGroup(ctx.reads, viewer, { groupId })
      if (!group) throw new ResourceNotFoundError()
      const units = ownUnits(viewer, group, await listStoredUnits(ctx.db, groupId)).toSorted(
        compareSublistings(ctx.language),
      )
      const languages = LISTING_LANGUAGES.filter(
        (language) =>
          ['en', 'de', ctx.language].includes(language) ||
          units.some((unit) => unit.locationInBuilding[language]),
      )
      return sendFile(
        reply,
        { type: CSV, name: `mezzo-units-${ctx.today()}.csv` },
        unitsFile(units, languages, group.currency),
      )
    },
  },
]
