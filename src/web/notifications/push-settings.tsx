import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'
import { NotificationTimes } from './notification-times.tsx'
import { PushDevices } from './push-devices.tsx'
import { pushSettingsOptions } from './push-queries.ts'

/** What is the same for all kinds: the person's devices, when they are silent, and how often mails come. */
export function PushSettings() {
  const errors = useTranslations('errors')
  const { data, error, refetch, isFetching } = useQuery(pushSettingsOptions())
  if (!data && error)
    return (
      <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data) return <FormSkeleton />
  return (
    <>
      <PushDevices settings={data} />
      <NotificationTimes settings={data} />
    </>
  )
}
