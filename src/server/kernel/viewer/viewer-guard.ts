import { AuthenticationRequiredError, ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import type { Context, Viewer } from './context.ts'

/** The logged-in person, or AuthenticationRequiredError. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AuthenticationRequiredError()
  return ctx.viewer
}

/** Refuses with the verdict's reason. */
export function demand(verdict: Verdict): void {
  if (!verdict.value) throw new ConditionNotMetError(verdict.reason ?? 'NO_PERMISSION')
}
