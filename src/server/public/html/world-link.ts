import { WORLD_PARAMETER } from '../../../domain/catalogue/interface.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { switchWorld } from '../../people/team/world-actions.ts'

/**
 * Follows a link that names a world, as those of mails do: the session goes to work there, and the page is found at the
 * answered address. Null where a link names none, or nobody is logged in.
 */
export async function followWorldLink(ctx: Context, url: string): Promise<string | null> {
  const [path = '', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  const wanted = parameters.get(WORLD_PARAMETER)
  if (wanted === null || !ctx.viewer?.sessionId || ctx.viewer.impersonation) return null
  await switchWorld(ctx, wanted).catch(ignoreMissing)
  parameters.delete(WORLD_PARAMETER)
  const rest = parameters.toString()
  return path + (rest && `?${rest}`)
}

// Whoever doesn't work there, or no longer, sees what the address is in their own world.
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ResourceNotFoundError)) throw error
}
