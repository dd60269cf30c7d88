import { isVisibleGroup } from '../../kernel/viewer/visible-to.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { asOneLine } from '../../../domain/kernel/text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { type AccessLinkRow, endAccessLink, findAccessLink, insertAccessLink } from './sql.ts'
import { accessLinkToken } from './token.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** How long an access link opens the limited page (domain section 1). */
export const ACCESS_LINK_DAYS = 30

const longestRecipient = 200

/** A link as it is given out: its address is known only now. */
export interface GivenAccessLink {
  link: AccessLinkRow
  url: string
}

/** Makes a link to the limited requests page of one group for somebody without an account. */
export async function createAccessLink(
  ctx: Context,
  input: { groupId: string; recipient: string },
  key: string,
): Promise<GivenAccessLink> {
  const landlordId = requireViewer(ctx).id
  const recipient = asOneLine(input.recipient)
  if (recipient === '' || recipient.length > longestRecipient)
    throw new ValidationError({ recipient: 'recipientMissing' })
  return inTransaction(ctx, async (trx) => {
    const id = await withIdempotency(trx, ctx, { key, operation: 'createAccessLink', body: input }, () =>
      addAccessLink(trx, ctx, { landlordId, groupId: input.groupId, recipient }),
    )
    const link = await findAccessLink(trx, landlordId, id)
    if (!link) throw new ResourceNotFoundError()
    return { link, url: accessLinkUrl(ctx, link) }
  })
}

async function addAccessLink(
  trx: Db,
  ctx: Context,
  { landlordId, groupId, recipient }: { landlordId: string; groupId: string; recipient: string },
): Promise<string> {
  if (!(await isVisibleGroup(trx, requireViewer(ctx), groupId))) throw new ResourceNotFoundError()
  const now = ctx.now()
  const expiresAt = now.add({ hours: 24 * ACCESS_LINK_DAYS })
  const id = await insertAccessLink(trx, { landlordId, groupId, recipient, now, expiresAt })
  await audit(trx, ctx, {
    action: 'createAccessLink',
    entityType: 'access_link',
    entityId: id,
    landlordId,
    data: { groupId, recipient },
  })
  return id
}

function accessLinkUrl(ctx: Context, link: AccessLinkRow): string {
  const token = accessLinkToken(ctx.config.secret, link.id)
  return `${ctx.config.origin}/${ctx.language}/dashboard/g/${link.groupId}/requests?accessToken=${token}`
}

/** Ends a link at once; one that has ended already stays as it is. */
export async function revokeAccessLink(ctx: Context, id: string): Promise<AccessLinkRow> {
  const landlordId = requireViewer(ctx).id
  return inTransaction(ctx, async (trx) => {
    if (await endAccessLink(trx, landlordId, id, ctx.now())) {
      await audit(trx, ctx, {
        action: 'revokeAccessLink',
        entityType: 'access_link',
        entityId: id,
        landlordId,
      })
    }
    const link = await findAccessLink(trx, landlordId, id)
    if (!link) throw new ResourceNotFoundError()
    return link
  })
}
