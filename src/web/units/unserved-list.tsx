import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import type { Unserved } from './unit-queries.ts'
import classes from './units.module.css'

/** Who would be declined; nothing where nobody is. */
export function UnservedList({ requests }: { requests: readonly Unserved[] }) {
  const t = useTranslations('units')
  const format = useFormat()
  if (requests.length === 0) return null
  return (
    <section className={classes.harm}>
      <h3>{t('unserved', { count: requests.length })}</h3>
      <ul>
        {requests.map((request) => (
          <li key={request.listingRequestId}>
            {t('unservedRequest', {
              name: `${request.firstName} ${request.lastName}`,
              range: format.dayRange(request.from, request.to),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
