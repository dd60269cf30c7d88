import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ContractGap } from '../../domain/catalogue/contracts.ts'
import type { PathParams, RouteName } from '../routes.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import classes from './contract-terms-page.module.css'
import { missingIn, type TermsForm } from './terms-form.ts'
import type { Options } from './terms-queries.ts'

/** What the contract lacks: what it can't be made without, and what it would better have, with the place for it. */
export function MissingList(props: { options: Options; form: TermsForm }) {
  const { options, form } = props
  const t = useTranslations('contractTerms.missing')
  const gapText = useCatalogueText('catalogue.contractGap')
  const missing = missingIn(form, options)
  if (missing.length === 0) return null
  return (
    <Section title={t('title')}>
      <Card>
        <ul className={classes.missing}>
          {missing.map(({ gap, required }) => {
            const place = placeOf(gap, options)
            return (
              <li key={gap} data-required={required || undefined}>
                {required ? (
                  <IconAlertTriangle size={20} aria-hidden />
                ) : (
                  <IconInfoCircle size={20} aria-hidden />
                )}
                <div>
                  <b>{gapText(gap)}</b>
                  <small>
                    {required ? t('required') : t.has(`why.${gap}`) ? t(`why.${gap}`) : t('better')}
                  </small>
                </div>
                {place && (
                  <PageLink page={place.page} params={place.params ?? {}} className={classes.place}>
                    {t(`places.${place.page}`)}
                  </PageLink>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </Section>
  )
}

interface Place {
  page: RouteName & ('billingDetails' | 'groupEdit')
  params?: PathParams
}

function placeOf(gap: ContractGap, { listing }: Options): Place | null {
  switch (gap) {
    case 'LANDLORD_ADDRESS':
      return { page: 'billingDetails' }
    case 'ENERGY_CERTIFICATE':
    case 'REGISTRATION_NUMBER':
      return { page: 'groupEdit', params: { groupId: listing.groupId } }
    case 'OWN_CONTRACT':
    case 'COMPANY_NAME':
    case 'HOUSE_RULES_IN_LANGUAGE':
      return null
  }
}
