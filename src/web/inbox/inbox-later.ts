import { lazy } from 'react'

// What the inbox needs later than its list: apart, so that the list doesn't wait for it.
const loads = {
  suggest: () => import('./suggest-dialog.tsx'),
  reject: () => import('./reject-dialog.tsx'),
  takeBack: () => import('./take-back-dialog.tsx'),
  verification: () => import('./request-verification.tsx'),
  aroundTable: () => import('./around-table.tsx'),
  help: () => import('./triage-help.tsx'),
  messages: () => import('../shared/messages/message-thread.tsx'),
  events: () => import('./request-events.tsx'),
}

export const SuggestDialog = lazy(() => loads.suggest().then((module) => ({ default: module.SuggestDialog })))
export const RejectDialog = lazy(() => loads.reject().then((module) => ({ default: module.RejectDialog })))
export const TakeBackDialog = lazy(() =>
  loads.takeBack().then((module) => ({ default: module.TakeBackDialog })),
)
export const RequestVerification = lazy(() =>
  loads.verification().then((module) => ({ default: module.RequestVerification })),
)
export const AroundTable = lazy(() => loads.aroundTable().then((module) => ({ default: module.AroundTable })))
export const MessageThread = lazy(() =>
  loads.messages().then((module) => ({ default: module.MessageThread })),
)
export const RequestEvents = lazy(() => loads.events().then((module) => ({ default: module.RequestEvents })))
export const TriageHelp = lazy(() => loads.help().then((module) => ({ default: module.TriageHelp })))

// With the inbox itself, wherever that is fetched ahead. Who opens a part that could not be loaded sees what went wrong,
// nobody before.
if (!import.meta.env.SSR) void Promise.allSettled(Object.values(loads).map((load) => load()))
