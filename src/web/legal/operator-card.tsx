import { IconInfoCircle } from '@tabler/icons-react'
import { useSuspenseQuery, queryOptions } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { OPERATOR_FACTS } from './legal-texts.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import classes from './legal.module.css'

const operatorQuery = graphql(`
  query LegalOperator {
    operator {
      name
      address
      email
      phone
      representative
      register
      vatId
      privacyContact
      isExample
    }
  }
`)

/** Who runs this installation; null when they have not said so. */
export function operatorOptions() {
  return queryOptions({
    queryKey: ['operator'],
    queryFn: async () => (await request(operatorQuery)).operator,
    staleTime: Infinity,
  })
}

/** Who runs this installation, as the settings say; made-up data are marked as such. */
export function OperatorCard() {
  const t = useTranslations('legal')
  const { data: operator } = useSuspenseQuery(operatorOptions())
  if (!operator) return <Notice text={t('unnamed')} />
  return (
    <Section title={t('operator.title')}>
      {operator.isExample && <Notice text={t('example')} />}
      <Card>
        <DefinitionList
          items={OPERATOR_FACTS.map((fact) => ({
            term: t(`operator.${fact}`),
            value:
              fact === 'email' ? <a href={`mailto:${operator.email}`}>{operator.email}</a> : operator[fact],
          }))}
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
