import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import { useViewer } from '../shared/viewer.ts'

/** Why it is asked, by which law, who sees it, and when it is deleted. */
export function Why() {
  const t = useTranslations('verification.why')
  const side = useViewer()?.landlord ? 'landlord' : 'tenant'
  return (
    <Section title={t('title')}>
      <Card>
        <DefinitionList
          areSentences
          items={[
            { term: t('purpose.term'), value: t(`purpose.${side}`) },
            { term: t('law.term'), value: t(`law.${side}`) },
            { term: t('seen.term'), value: t('seen.text') },
            { term: t('deleted.term'), value: t('deleted.text') },
          ]}
        />
      </Card>
    </Section>
  )
}
