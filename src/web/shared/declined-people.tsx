import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { DeclinedPersonFragment } from '../gen/graphql.ts'
import classes from './declined-people.module.css'
import { useFormat } from './format.ts'

graphql(`
  fragment DeclinedPerson on OverlappingListingRequest {
    listingRequestId
    firstName
    lastName
    from
    to
  }
`)

/** Somebody whose request is declined with what the dialog does. */
export type DeclinedPerson = DeclinedPersonFragment

/** Whose requests end too: the sentence with their number, then each with its days. */
export function DeclinedPeople(props: { sentence: string; people: readonly DeclinedPerson[] }) {
  const t = useTranslations('request')
  const format = useFormat()
  return (
    <>
      {props.sentence}
      <ul className={classes.people}>
        {props.people.map((other) => (
          <li key={other.listingRequestId}>
            {t('declinedPerson', {
              name: `${other.firstName} ${other.lastName}`,
              dates: format.dayRange(other.from, other.to),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
