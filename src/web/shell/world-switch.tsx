import { IconCheck } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { usePath } from '../shared/use-path.ts'
import classes from './world-switch.module.css'

const worldsQuery = graphql(`
  query ShellWorlds {
    worlds {
      landlordId
      name
      role
      isCurrent
    }
  }
`)

const switchMutation = graphql(`
  mutation ShellSwitchWorld($landlordId: ID!) {
    switchWorld(landlordId: $landlordId) {
      error {
        ...Refusal
      }
    }
  }
`)

const worldsOptions = queryOptions({
  queryKey: ['worlds'],
  queryFn: async () => (await request(worldsQuery)).worlds,
})

/** For whom the person works now, and for whom else they may; nothing for whoever has one world or none. */
export function WorldSwitch() {
  const t = useTranslations('worlds')
  const errors = useTranslations('errors')
  const toPath = usePath()
  const { data: worlds = [] } = useQuery(worldsOptions)
  const change = useMutation({
    mutationFn: (landlordId: string) => request(switchMutation, { landlordId }),
    // A whole new page: nothing of the former world is left in it.
    onSuccess: () => window.location.assign(toPath('homepage')),
  })
  if (worlds.length < 2) return null
  const isBusy = change.isPending || change.isSuccess
  return (
    <div role="group" aria-label={t('title')}>
      <small className={classes.title} aria-hidden>
        {t('title')}
      </small>
      {worlds.map(({ landlordId, name, role, isCurrent }) => (
        <button
          key={landlordId}
          type="button"
          className={classes.world}
          aria-current={isCurrent}
          aria-disabled={isCurrent || isBusy}
          onClick={() => !isCurrent && !isBusy && change.mutate(landlordId)}
        >
          <span>
            {name}
            <small>{t(`roles.${role}`)}</small>
          </span>
          {isCurrent && <IconCheck size={18} aria-hidden />}
        </button>
      ))}
      {change.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, change.error)}
        </p>
      )}
    </div>
  )
}
