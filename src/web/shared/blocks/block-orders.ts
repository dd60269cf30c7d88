import type { BlockReason } from '../../../domain/catalogue/calendars.ts'
import { graphql } from '../../gen/gql.ts'
import type { BlocksCreateMutation } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import type { BlockDraft, OwnBlock } from './block-draft.ts'

graphql(`
  fragment BlocksDone on BlocksPayload {
    error {
      ...Refusal
    }
    done {
      blocks {
        _id
        listingId
        from
        to
        reason
        note
      }
      declined
    }
  }
`)

const Create = graphql(`
  mutation BlocksCreate($input: BlocksInput!, $idempotencyKey: ID!) {
    createBlocks(input: $input, idempotencyKey: $idempotencyKey) {
      ...BlocksDone
    }
  }
`)

const Change = graphql(`
  mutation BlocksChange($blockId: ID!, $input: BlockChangeInput!, $idempotencyKey: ID!) {
    changeBlock(blockId: $blockId, input: $input, idempotencyKey: $idempotencyKey) {
      ...BlocksDone
    }
  }
`)

const Delete = graphql(`
  mutation BlocksDelete($blockIds: [ID!]!, $idempotencyKey: ID!) {
    deleteBlocks(blockIds: $blockIds, idempotencyKey: $idempotencyKey) {
      ...BlocksDone
    }
  }
`)

const Restore = graphql(`
  mutation BlocksRestore($blocks: [RestoredBlockInput!]!, $seen: String, $idempotencyKey: ID!) {
    restoreBlocks(blocks: $blocks, seen: $seen, idempotencyKey: $idempotencyKey) {
      ...BlocksDone
    }
  }
`)

/** What is done to blocks; `seen` is the dry run's, null where nobody may be declined. */
export type BlockOrder =
  | { kind: 'create'; draft: BlockDraft; seen: string | null; skipTaken: boolean }
  | { kind: 'change'; before: OwnBlock; draft: BlockDraft; seen: string | null }
  | { kind: 'delete'; blocks: readonly OwnBlock[] }
  | { kind: 'restore'; blocks: readonly OwnBlock[] }

/** What was done: the blocks as they are now (deleted ones as they were), and how many requests were declined. */
export interface BlocksDone {
  blocks: OwnBlock[]
  declined: number
}

/** Carries an order out. Throws BookingConflictError for days that are taken, else as the API says. */
export async function sendBlockOrder(order: BlockOrder, idempotencyKey: string): Promise<BlocksDone> {
  return doneOf(await answerTo(order, idempotencyKey))
}

async function answerTo(order: BlockOrder, idempotencyKey: string): Promise<Answer> {
  switch (order.kind) {
    case 'create': {
      const { draft, seen, skipTaken } = order
      const input = { listingIds: [...draft.listingIds], ...valuesOf(draft), seen, skipTaken }
      return (await request(Create, { input, idempotencyKey })).createBlocks
    }
    case 'change': {
      const { before, draft, seen } = order
      const listingId = draft.listingIds[0] ?? before.listingId
      const input = { ...valuesOf({ ...before, ...draft }), listingId, seen }
      return (await request(Change, { blockId: before.id, input, idempotencyKey })).changeBlock
    }
    case 'delete':
      return (await request(Delete, { blockIds: order.blocks.map(({ id }) => id), idempotencyKey }))
        .deleteBlocks
    case 'restore': {
      const blocks = order.blocks.map((block) => ({ listingId: block.listingId, ...valuesOf(block) }))
      return (await request(Restore, { blocks, seen: null, idempotencyKey })).restoreBlocks
    }
  }
}

type Answer = BlocksCreateMutation['createBlocks']

function valuesOf(draft: Pick<BlockDraft, 'from' | 'to' | 'reason' | 'note'>): {
  from: string
  to: string
  reason: BlockReason
  note: string
} {
  return { from: draft.from, to: draft.to, reason: draft.reason ?? 'OTHER', note: draft.note ?? '' }
}

function doneOf(answer: Answer): BlocksDone {
  return {
    blocks: (answer.done?.blocks ?? []).map(({ _id: id, ...block }) => ({ ...block, id })),
    declined: answer.done?.declined.length ?? 0,
  }
}

/** What takes an order back; null where there is nothing to take back. */
export function undoOf(order: BlockOrder, done: BlocksDone): BlockOrder | null {
  if (done.blocks.length === 0) return null
  switch (order.kind) {
    case 'create':
    case 'restore':
      return { kind: 'delete', blocks: done.blocks }
    case 'change': {
      const [now] = done.blocks
      const { listingId, from, to, reason, note } = order.before
      const draft = { blockId: order.before.id, listingIds: [listingId], from, to, reason, note }
      return now ? { kind: 'change', before: now, draft, seen: null } : null
    }
    case 'delete':
      return { kind: 'restore', blocks: done.blocks }
  }
}
