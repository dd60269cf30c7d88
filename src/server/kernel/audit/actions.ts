import { createHmac } from 'node:crypto'
import type { Context } from '../viewer/context.ts'
import type { Db } from '../db/database.ts'
import {
  type BrokenChain,
  type ChainHead,
  countAuditEntries,
  insertSeal,
  listBreaks,
  listHeads,
  listSeals,
} from './sql.ts'

/** What checking the audit log found. */
export interface AuditCheck {
  checkedEntries: number
  breaks: BrokenChain[]
}

/** Signs the end of every chain with the server's secret, so that a chain written anew as a whole is noticed. */
export async function sealAuditLog(ctx: Context): Promise<number> {
  const heads = await listHeads(ctx.db)
  for (const head of heads) {
    const signature = signatureOf(ctx.config.secret, head)
    await insertSeal(ctx.db, { ...head, signature, at: ctx.now() })
  }
  return heads.length
}

/** Checks all chains, or one landlord's: every hash, every place, every seal. */
export async function checkAuditLog(db: Db, secret: string, chain: string | null): Promise<AuditCheck> {
  const breaks = await listBreaks(db, chain)
  for (const seal of await listSeals(db, chain)) {
    const signed = seal.signature === signatureOf(secret, seal)
    if (signed && seal.found === seal.hash) continue
    const { position } = seal
    breaks.push({ chain: seal.chain, position, entryId: null, problem: 'differs from its seal' })
  }
  return { checkedEntries: await countAuditEntries(db, chain), breaks }
}

function signatureOf(secret: string, { chain, position, hash }: ChainHead): string {
  return createHmac('sha256', secret).update(`audit ${chain} ${position} ${hash}`).digest('hex')
}
