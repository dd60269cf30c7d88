import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { type IdentityStage, isFinal, stageOf } from '../../../domain/people/identity-life.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { identityDecided } from './decided.ts'
import { identityPath } from './session-actions.ts'
import {
  findVerification,
  type IdVerificationRow,
  listIdentityPeople,
  saveVerification,
  type VerificationChange,
} from './sql.ts'

/**
 * Stores what has become of a verification that is locked, writes the log, tells the person, and lets what waits for
 * the identity go on where a verdict came or was taken back. In the transaction of whatever decided.
 */
export async function concludeVerification(
  trx: Db,
  ctx: Context,
  before: IdVerificationRow,
  change: VerificationChange,
): Promise<void> {
  await saveVerification(trx, before.id, change)
  const stage = stageOf(change)
  await audit(trx, ctx, {
    action: 'concludeIdVerification',
    entityType: 'id_verification',
    entityId: before.id,
    landlordId: null,
    data: { stage, failureReason: change.failureReason, provider: before.provider },
  })
  await tellPerson(trx, ctx, before, stage)
  if (isFinal(stage) || isFinal(stageOf(before)))
    await identityDecided().identityDecided(trx, ctx, before.userId)
}

/** The mail about each stage; none about what the person has just done. */
const mails = {
  STARTED: null,
  SUBMITTED: null,
  APPROVED: 'identityVerified',
  DECLINED: 'identityDeclined',
  RESUBMISSION_REQUESTED: 'identityToShowAgain',
  EXPIRED: 'identityEnded',
  ABANDONED: 'identityEnded',
} as const satisfies Record<IdentityStage, string | null>

async function tellPerson(
  trx: Db,
  ctx: Context,
  before: IdVerificationRow,
  stage: IdentityStage,
): Promise<void> {
  const template = mails[stage]
  const [person] = await listIdentityPeople(trx, [before.userId])
  const after = await findVerification(trx, before.id)
  if (!template || !person || !after) return
  const language = mailLanguage(person.language)
  await queueMail(trx, ctx, {
    to: person.email,
    recipientId: person.id,
    language,
    template,
    data: {
      firstName: person.firstName,
      path: identityPath(person, language),
      identityReason: after.failureReason ?? 'OTHER',
      explanation: after.explanation,
      isExplained: after.explanation.trim() !== '',
      isTakenBack: stageOf(before) === 'APPROVED',
    },
  })
}
