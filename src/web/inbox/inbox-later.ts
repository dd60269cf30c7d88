import { createElement, lazy } from 'react'
import { LaterPart } from '../shared/later-part.tsx'
import type { InboxRequest } from './inbox-request-query.ts'

// What the inbox needs later than its list: apart, so that the list doesn't wait for it.
const loads = {
  below: () => import('./request-below.tsx'),
  confirm: () => import('./confirm-dialog.tsx'),
  suggest: () => import('./suggest-dialog.tsx'),
  reject: () => import('./reject-dialog.tsx'),
  takeBack: () => import('./take-back-dialog.tsx'),
  verification: () => import('./request-verification.tsx'),
  aroundTable: () => import('./around-table.tsx'),
  narrowing: () => import('./inbox-narrowing.tsx'),
  rent: () => import('../shared/rent/rent-made.tsx'),
  help: () => import('./triage-help.tsx'),
  messages: () => import('../shared/messages/message-thread.tsx'),
  events: () => import('./request-events.tsx'),
}

export const RequestBelow = lazy(() => loads.below().then((module) => ({ default: module.RequestBelow })))
export const ConfirmDialog = lazy(() => loads.confirm().then((module) => ({ default: module.ConfirmDialog })))
export const SuggestDialog = lazy(() => loads.suggest().then((module) => ({ default: module.SuggestDialog })))
export const RejectDialog = lazy(() => loads.reject().then((module) => ({ default: module.RejectDialog })))
export const TakeBackDialog = lazy(() =>
  loads.takeBack().then((module) => ({ default: module.TakeBackDialog })),
)
export const RequestVerification = lazy(() =>
  loads.verification().then((module) => ({ default: module.RequestVerification })),
)
export const InboxNarrowing = lazy(() =>
  loads.narrowing().then((module) => ({ default: module.InboxNarrowing })),
)
export const AroundTable = lazy(() => loads.aroundTable().then((module) => ({ default: module.AroundTable })))
export const MessageThread = lazy(() =>
  loads.messages().then((module) => ({ default: module.MessageThread })),
)
export const RequestEvents = lazy(() => loads.events().then((module) => ({ default: module.RequestEvents })))
export const TriageHelp = lazy(() => loads.help().then((module) => ({ default: module.TriageHelp })))

const RentMade = lazy(() => loads.rent().then((module) => ({ default: module.RentMade })))

/** How a request's rent comes about. */
export function RentOfRequest({ request }: { request: InboxRequest }) {
  const rent = { ...request, totalRent: request.tenantPayments.totalRent }
  return createElement(LaterPart, null, createElement(RentMade, { rent }))
}

// With the inbox itself, wherever that is fetched ahead. Who opens a part that could not be loaded sees what went wrong,
// nobody before.
if (!import.meta.env.SSR) void Promise.allSettled(Object.values(loads).map((load) => load()))
