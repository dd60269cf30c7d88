import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { usePath } from '../shared/use-path.ts'
import { useRouteParams } from '../shared/use-search.ts'
import { linkOf } from './notification-link.ts'
import { notificationOptions, useMarkRead } from './notification-queries.ts'

/** Finds where the notification leads; a foreign one and one that is gone are not found. */
export const loader: PageLoader<'notification'> = async ({ queryClient, params }) => {
  const found = await queryClient.ensureQueryData(notificationOptions(params.notificationId))
  if (!found) throw new ResourceNotFoundError()
}

/** The deep link of a notification: marks it as read and goes on to its page. */
export function NotificationPage() {
  const { notificationId } = useRouteParams('notification')
  const toPath = usePath()
  const { data } = useSuspenseQuery(notificationOptions(notificationId))
  const { mutate } = useMarkRead()
  useEffect(() => mutate({ ids: [notificationId] }), [mutate, notificationId])
  if (!data) throw new ResourceNotFoundError()
  const { page, params } = linkOf(data)
  return <Navigate to={toPath(page, params)} replace />
}
