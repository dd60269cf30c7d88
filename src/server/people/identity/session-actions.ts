import type { IdDocument } from '../../../domain/catalogue/checks.ts'
import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { ID_PICTURE_SIDES } from '../../../domain/catalogue/checks.ts'
import { isPersonsTurn, stageOf } from '../../../domain/people/identity-life.ts'
import {
  canStartVerification,
  canSubmit,
  type IdentityFacts,
  sidesOf,
} from '../../../domain/people/identity-rules.ts'
import {
  type IdentityProvider,
  IdentityProviderError,
  type OpenedSession,
} from '../../kernel/adapters/identity/identity-provider.ts'
import { identityProvider } from '../../kernel/adapters/identity/open-identity.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction, orTakeBack } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listEnabledFlags } from '../feature-flags/actions.ts'
import { deletePictures, listPictures } from './pictures-sql.ts'
import { insertSessionDeletion } from './provider-sql.ts'
import {
  countTries,
  findIdVerification,
  findVerifiedIdentity,
  type IdVerificationRow,
  insertVerification,
  lockIdentityPerson,
  lockVerification,
  saveVerification,
} from './sql.ts'

const daysOfTries = 30

/**
 * Begins a verification of the viewer, or answers the one that is open, so that a repetition changes nothing more.
 * The provider is asked before the transaction; what it opened in vain is deleted there again.
 */
export async function createIdVerificationSession(ctx: Context): Promise<IdVerificationRow> {
  const viewer = requireViewer(ctx)
  const before = await findIdVerification(ctx.db, viewer.id)
  demand(canStartVerification(await identityFactsOf(ctx, ctx.db, viewer.id), ctx.today()))
  if (before && isPersonsTurn(stageOf(before))) return before
  const provider = identityProvider(ctx.config)
  const language = mailLanguage(viewer.language ?? ctx.language)
  const returnUrl = `${ctx.config.origin}${identityPath(viewer, language)}`
  const { firstName, lastName } = viewer
  const order = { userId: viewer.id, firstName, lastName, language, returnUrl }
  const opened = await openedBy(ctx, () => provider.open(order))
  const store = async (trx: Db) => {
    if (!(await lockIdentityPerson(trx, viewer.id))) throw new ResourceNotFoundError()
    const latest = await findIdVerification(trx, viewer.id)
    if (latest && isPersonsTurn(stageOf(latest))) {
      if (provider.remove) await insertSessionDeletion(trx, opened.sessionId, ctx.now())
      return latest
    }
    demand(canStartVerification(await identityFactsOf(ctx, trx, viewer.id), ctx.today()))
    const id = await insertVerification(trx, {
      ...opened,
      userId: viewer.id,
      provider: provider.name,
      isTest: provider.isTest,
      at: ctx.now(),
    })
    await auditOwn(trx, ctx, viewer, 'startIdVerification', id, { provider: provider.name })
    const row = await lockVerification(trx, id)
    if (!row) throw new ResourceNotFoundError()
    return row
  }
  const forget = () => forgetSession(ctx, provider, opened.sessionId)
  return orTakeBack(ctx, () => inTransaction(ctx, store), forget)
}

/** A session that nothing here knows goes at the provider, in its turn, or at once where that can't be noted. */
async function forgetSession(ctx: Context, { remove }: IdentityProvider, sessionId: string): Promise<void> {
  if (remove) await insertSessionDeletion(ctx.db, sessionId, ctx.now()).catch(() => remove(sessionId))
}

/** What a provider has opened; that it refuses or isn't there is a sentence for the person, the rest is for the log. */
async function openedBy(ctx: Context, open: () => Promise<OpenedSession>): Promise<OpenedSession> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof IdentityProviderError)) throw error
    ctx.log.warn({ err: error }, 'the identity provider opened no session')
    throw new ConditionNotMetError('IDENTITY_SERVICE_AWAY')
  }
}

/** Where a person verifies who they are: landlords in the dashboard, others in what is theirs. */
export function identityPath(person: { landlord: boolean }, language: string): string {
  return person.landlord ? `/${language}/dashboard/onboarding/verification` : `/${language}/my/verification`
}

/** What decides whether a person can begin; the id must have been checked. */
export async function identityFactsOf(ctx: Context, db: Db, userId: string): Promise<IdentityFacts> {
  const [flags, latest, verified, tries] = await Promise.all([
    listEnabledFlags(db, userId),
    findIdVerification(db, userId),
    findVerifiedIdentity(db, userId, ctx.today()),
    countTries(db, userId, ctx.now().subtract({ hours: 24 * daysOfTries })),
  ])
  return {
    isAsked: flags.includes('ID_VERIFICATION'),
    stage: latest ? stageOf(latest) : null,
    verified: verified ?? null,
    tries,
  }
}

/** Hands the pictures in; those that this document doesn't need are destroyed. */
export async function submitIdVerification(ctx: Context, document: IdDocument, key: string): Promise<void> {
  const viewer = requireViewer(ctx)
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'submitIdVerification', body: { document } }, async () => {
      const verification = await lockOwn(trx, viewer)
      const pictures = await listPictures(trx, [verification.id])
      const sides = pictures.map(({ side }) => side)
      const stage = stageOf(verification)
      demand(canSubmit({ provider: verification.provider, stage, document, sides }))
      const unneeded = ID_PICTURE_SIDES.filter((side) => !sidesOf(document).includes(side))
      if (unneeded.length > 0) await deletePictures(trx, verification.id, unneeded)
      await saveVerification(trx, verification.id, {
        action: 'SUBMITTED',
        status: null,
        document,
        failureReason: null,
        explanation: '',
        submittedAt: ctx.now(),
        decidedAt: null,
        eraseAfter: null,
        at: ctx.now(),
      })
      await auditOwn(trx, ctx, viewer, 'submitIdVerification', verification.id, { document })
      return null
    }),
  )
}

/** The latest verification of the viewer under lock, or ResourceNotFoundError. */
export async function lockOwn(trx: Db, viewer: Viewer): Promise<IdVerificationRow> {
  const latest = await findIdVerification(trx, viewer.id)
  const locked = latest && (await lockVerification(trx, latest.id))
  if (!locked) throw new ResourceNotFoundError()
  return locked
}

/** Writes into the log what a person does about their own verification. */
export async function auditOwn(
  trx: Db,
  ctx: Context,
  viewer: Viewer,
  action: 'startIdVerification' | 'submitIdVerification' | 'addIdPicture',
  entityId: string,
  data: Record<string, string>,
): Promise<void> {
  const landlordId = viewer.landlord ? viewer.id : null
  await audit(trx, ctx, { action, entityType: 'id_verification', entityId, landlordId, data })
}
