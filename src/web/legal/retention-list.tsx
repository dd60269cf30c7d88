import { useTranslations } from 'use-intl'
import { RETENTION_AREAS } from '../../domain/public/retention/table.ts'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Section } from '../ui/section.tsx'
import classes from './retention-list.module.css'
import { sayDatum } from '../../domain/public/retention/words.ts'

/** Every kind of datum that is kept of people, with its purpose, law, time and end, as the retention table has it. */
export function RetentionList() {
  const t = useTranslations('retention')
  return (
    <Section title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      {Object.entries(RETENTION_AREAS).map(([area, kinds]) => (
        <section key={area} aria-labelledby={`kept-${area}`}>
          <h3 id={`kept-${area}`} className={classes.area}>
            {t(`areas.${area}`)}
          </h3>
          {kinds.map((datum) => (
            <Disclosure key={datum.key} summary={t(`kinds.${datum.key}.name`)}>
              <div className={classes.facts}>
                <p>{t(`kinds.${datum.key}.what`)}</p>
                <DefinitionList items={sayDatum(t, datum)} areSentences />
              </div>
            </Disclosure>
          ))}
        </section>
      ))}
    </Section>
  )
}
