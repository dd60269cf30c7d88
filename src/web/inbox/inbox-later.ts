import { lazy } from 'react'

// What few requests or few people need at once: it comes as soon as the page stands there, so that it is there without a connection, too.
const loads = {
  suggest: () => import('./suggest-dialog.tsx'),
  reject: () => import('./reject-dialog.tsx'),
  takeBack: () => import('./take-back-dialog.tsx'),
  verification: () => import('./request-verification.tsx'),
  aroundTable: () => import('./around-table.tsx'),
  help: () => import('./triage-help.tsx'),
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
export const TriageHelp = lazy(() => loads.help().then((module) => ({ default: module.TriageHelp })))

/** Loads all of it; who opens a part that could not be loaded sees what went wrong, nobody before. */
export async function fetchLater(): Promise<void> {
  await Promise.allSettled(Object.values(loads).map((load) => load()))
}
