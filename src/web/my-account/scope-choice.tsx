import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ACCESS_SCOPES, type AccessScope } from '../../domain/catalogue/people.ts'
import type { AccessScope as ScopeName } from '../gen/graphql.ts'
import { CheckField } from '../ui/fields.tsx'
import classes from './scope-choice.module.css'

/** Ticks for what an access token may do. */
export function ScopeChoice(props: {
  chosen: readonly AccessScope[]
  onChange: (chosen: AccessScope[]) => void
  error?: React.ReactNode
}) {
  const t = useTranslations('myAccount.tokens')
  const scopes = useTranslations('catalogue.accessScope')
  const errorId = useId()
  return (
    <fieldset className={classes.choice} aria-describedby={props.error ? errorId : undefined}>
      <legend>{t('scopes')}</legend>
      {ACCESS_SCOPES.map((scope) => (
        <CheckField
          key={scope}
          label={scopes(scope)}
          checked={props.chosen.includes(scope)}
          onChange={(event) =>
            props.onChange(
              event.currentTarget.checked
                ? [...props.chosen, scope]
                : props.chosen.filter((other) => other !== scope),
            )
          }
        />
      ))}
      {props.error && (
        <p id={errorId} className={classes.error}>
          {props.error}
        </p>
      )}
    </fieldset>
  )
}

/** A scope as GraphQL names it, which knows no colon: 'listings:read' -> 'LISTINGS_READ'. */
export function scopeName(scope: AccessScope): ScopeName {
  return scope.replace(':', '_').toUpperCase() as ScopeName
}
