import type { ReactNode } from 'react'
import classes from './definition-list.module.css'

/**
 * Terms and what they are, in two columns; `detail` is the smaller second line. Items without a value are left out.
 * Sentences stand below their terms on a phone.
 */
export function DefinitionList(props: {
  items: { term: ReactNode; value: ReactNode; detail?: ReactNode }[]
  areSentences?: boolean
}) {
  const shown = props.items.filter(
    (item) => item.value !== null && item.value !== undefined && item.value !== '',
  )
  return (
    <dl className={classes.list} data-sentences={props.areSentences || undefined}>
      {shown.map((item, at) => (
        <div key={at} className={classes.row}>
          <dt>{item.term}</dt>
          <dd>
            {item.value}
            {item.detail && <small className={classes.detail}>{item.detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
