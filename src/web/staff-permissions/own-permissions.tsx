import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import { PERMISSIONS } from '../../domain/catalogue/people.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { servicesOptions } from './permissions-queries.ts'
import classes from './permissions-page.module.css'

/** What the viewer may do, in sentences, with what belongs to a permission and has no page of its own. */
export function OwnPermissions({ permissions }: { permissions: readonly string[] }) {
  const t = useTranslations('staffPermissions')
  const lets = useTranslations('staffPermissions.lets')
  const nameOf = useCatalogueText('catalogue.permission')
  const held = PERMISSIONS.filter((permission) => permissions.includes(permission))
  return (
    <Section title={t('own.title')}>
      <RowsCard>
        {held.map((permission) => (
          <li key={permission} className={classes.permission}>
            <div className={classes.lets}>
              <strong>{nameOf(permission)}</strong>
              <small>{lets(permission)}</small>
            </div>
            {permission === 'LOCALISATION' && <TextDownloads />}
            {permission === 'TEST' && <Services />}
          </li>
        ))}
      </RowsCard>
    </Section>
  )
}

function TextDownloads() {
  const t = useTranslations('staffPermissions.own')
  const languageNames = useTranslations('staffPermissions.languages')
  return (
    <div className={classes.buttons}>
      {LANGUAGES.filter((language) => language !== 'en').map((language) => (
        <Button key={language} size="small" component="a" href={`/api/translations/${language}`} download>
          {t('texts', { language: languageNames(language) })}
        </Button>
      ))}
    </div>
  )
}

function Services() {
  const { data: services = [] } = useQuery(servicesOptions())
  const nameOf = useCatalogueText('catalogue.outsideService')
  const stateOf = useCatalogueText('catalogue.serviceState')
  return (
    <ul className={classes.services}>
      {services.map(({ service, state }) => (
        <li key={service}>
          <span>{nameOf(service)}</span>
          <Pill tone={state === 'REAL' ? 'pine' : state === 'TEST' ? 'amber' : 'stone'}>
            {stateOf(state)}
          </Pill>
        </li>
      ))}
    </ul>
  )
}
