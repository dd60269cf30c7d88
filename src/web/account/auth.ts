import { NotAllowedError } from '../../domain/kernel/errors.ts'
import { errorOfStatus, send } from '../http.ts'

/** The login service refused what was entered (wrong password, address in use, link used up). */
export class RefusedError extends Error {
  readonly code: string
  /** What is wrong with which field, where the service says it. */
  readonly fields: Record<string, string>

  constructor(code: string, fields: Record<string, string> = {}) {
    super(code)
    this.name = 'RefusedError'
    this.code = code
    this.fields = fields
  }
}

/** Calls an endpoint of the login and answers what it says; throws RefusedError for what the person can mend. */
export async function callAuth(
  endpoint: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const response = await send(`/api/auth/${endpoint}`, { body })
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return answer
  if ([400, 401, 409, 422].includes(response.status)) {
    const { error } = answer
    const code = answer.code ?? error?.reason ?? error?.name ?? String(response.status)
    throw new RefusedError(code, answer.fields ?? error?.fields)
  }
  throw response.status === 403 ? new NotAllowedError() : errorOfStatus(response.status)
}

interface Answer extends Record<string, unknown> {
  /** What is wrong, in the words of the login library, or as an error of ours. */
  code?: string
  fields?: Record<string, string>
  error?: { name: string; reason?: string; fields?: Record<string, string> }
}

/** True for what looks like an email address. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
