import { IconInfoCircle } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import classes from './legal.module.css'
import { operatorOptions } from './operator-query.ts'

/** Who runs this installation, as the settings say; made-up data are marked as such. */
export function OperatorCard() {
  const t = useTranslations('legal')
  const { data: operator } = useSuspenseQuery(operatorOptions())
  if (!operator) return <Notice text={t('unnamed')} />
  const { email, privacyContact } = operator
  return (
    <Section title={t('operator.title')}>
      {operator.isExample && <Notice text={t('example')} />}
      <Card>
        <DefinitionList
          items={[
            { term: t('operator.name'), value: operator.name },
            { term: t('operator.address'), value: operator.address },
            { term: t('operator.email'), value: <a href={`mailto:${email}`}>{email}</a> },
            { term: t('operator.phone'), value: operator.phone },
            { term: t('operator.representative'), value: operator.representative },
            { term: t('operator.register'), value: operator.register },
            { term: t('operator.vatId'), value: operator.vatId },
            { term: t('operator.privacyContact'), value: privacyContact },
          ]}
        />
      </Card>
    </Section>
  )
}

function Notice({ text }: { text: string }) {
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={19} aria-hidden />
      {text}
    </p>
  )
}
