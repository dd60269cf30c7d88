import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import classes from './books-page.module.css'
import type { Difference } from './provider-queries.ts'

/** What lies between the provider and the books: what each of them says, what it is about, and why it is right. */
export function DifferenceRow({ difference, onExplain }: { difference: Difference; onExplain: () => void }) {
  const { line, entryKind, entryAt, invoiceNumber, landlordId } = difference
  const t = useTranslations('books.provider')
  const kindText = useCatalogueText('catalogue.providerDifference')
  const entryText = useCatalogueText('catalogue.ledgerEventKind')
  const format = useFormat()
  const isWaiting = difference.kind === 'NOT_AVAILABLE'
  const amount = format.money(isWaiting ? (line?.amount ?? 0) : difference.amount, difference.currency)
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong className={classes.amount}>{amount}</strong>
        <small>{kindText(difference.kind)}</small>
        <small>{t('since', { when: format.instant(difference.openedAt) })}</small>
      </div>
      <div className={classes.what}>
        {line && (
          <small>
            {t(isWaiting ? 'lineWaits' : 'line', {
              amount: format.money(line.amount, line.currency),
              fee: format.money(line.fee, line.currency),
              when: format.instant(isWaiting ? line.availableAt : line.at),
            })}
          </small>
        )}
        {line && (
          <small translate="no">{[line.externalId, line.category, ...line.sourceIds].join(' · ')}</small>
        )}
        {entryKind && entryAt && (
          <small>{t('entry', { kind: entryText(entryKind), when: format.instant(entryAt) })}</small>
        )}
        {invoiceNumber && (
          <small>
            <PageLink page="staffBooks" search={{ q: invoiceNumber }}>
              {t('invoice', { number: invoiceNumber })}
            </PageLink>
          </small>
        )}
        {landlordId && (
          <small>
            <PageLink page="staffAudit" params={{ landlordId }}>
              {difference.landlordName}
            </PageLink>
          </small>
        )}
        {difference.explanation && <small>{difference.explanation}</small>}
        {difference.explainedBy && difference.explainedAt && (
          <small>
            {t('explained', { name: difference.explainedBy, when: format.instant(difference.explainedAt) })}
          </small>
        )}
        {difference.endedAt && <small>{t('ended', { when: format.instant(difference.endedAt) })}</small>}
      </div>
      {difference.canExplain.value && (
        <div className={classes.buttons}>
          <Button size="small" aria-label={t('explainOf', { amount })} onClick={onExplain}>
            {t('explain')}
          </Button>
        </div>
      )}
    </li>
  )
}
