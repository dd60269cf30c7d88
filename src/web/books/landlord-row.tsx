import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useFeeWords } from '../shared/use-fee-words.ts'
import { Button } from '../ui/button.tsx'
import classes from './books-page.module.css'
import { type Kept, KeptNote } from './kept.tsx'
import type { LandlordWithTerms } from './terms-queries.ts'

/** One landlord: what holds today, how it came to that, and what staff may do. */
export function LandlordRow(props: {
  landlord: LandlordWithTerms
  kept: Kept | undefined
  onChange: () => void
  onGrant: () => void
}) {
  const { landlord } = props
  const { name, now } = landlord
  const t = useTranslations('staffTerms')
  const format = useFormat()
  const words = useFeeWords()
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>
          <PageLink page="staffAudit" params={{ landlordId: landlord._id }}>
            {name}
          </PageLink>
        </strong>
        <small>{landlord.email}</small>
        <KeptNote kept={props.kept} />
      </div>
      <div className={classes.what}>
        <span>
          {t('landlordFee', { percent: words.percent(now.landlordFeeRate, now.landlordFeeOrigin) })}
        </span>
        <span>{t('tenantFee', { percent: words.percent(now.tenantFeeRate, now.tenantFeeOrigin) })}</span>
        <span>{words.method(now.calculationMethod, now.calculationOrigin)}</span>
        {landlord.terms.map((terms) => (
          <MadeTerms key={terms._id} terms={terms} />
        ))}
        {landlord.incentives.map((one) => (
          <small key={one._id}>
            {t('incentive', {
              amount: format.money(one.amount, one.currency, 'no'),
              when: format.instant(one.grantedAt),
              name: one.grantedBy,
              reason: one.reason,
            })}
          </small>
        ))}
      </div>
      <div className={classes.buttons}>
        <Button size="small" aria-label={t('changeFor', { name })} onClick={props.onChange}>
          {t('change')}
        </Button>
        <Button size="small" aria-label={t('grantFor', { name })} onClick={props.onGrant}>
          {t('grant')}
        </Button>
      </div>
    </li>
  )
}

function MadeTerms({ terms }: { terms: LandlordWithTerms['terms'][number] }) {
  const t = useTranslations('staffTerms')
  const format = useFormat()
  const scopeText = useCatalogueText('catalogue.feeTermsScope')
  const methodText = useCatalogueText('catalogue.invoiceCalculationMethod')
  const { landlordFeeRate, tenantFeeRate, calculationMethod, validUntil } = terms
  const figures = [
    ...(landlordFeeRate === null || landlordFeeRate === undefined
      ? []
      : [t('landlordFee', { percent: format.rate(landlordFeeRate) })]),
    ...(tenantFeeRate === null || tenantFeeRate === undefined
      ? []
      : [t('tenantFee', { percent: format.rate(tenantFeeRate) })]),
    ...(calculationMethod ? [methodText(calculationMethod)] : []),
  ]
  return (
    <small>
      {t(validUntil ? 'madeUntil' : 'made', {
        scope: terms.groupName ?? scopeText(terms.scope),
        figures: figures.length > 0 ? format.list(figures) : t('nothingSaid'),
        from: format.day(terms.validFrom),
        until: validUntil ? format.day(validUntil) : '',
        name: terms.madeBy ?? '—',
        reason: terms.reason,
      })}
    </small>
  )
}
