import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { ConversationFragment } from '../../gen/graphql.ts'
import { graphql } from '../../gen/gql.ts'
import { request } from '../../graphql.ts'

graphql(`
  fragment Conversation on MessageThread {
    state
    blockedBy
    closedWhy
    canReport {
      ...Verdict
    }
    report {
      reportedAt
      outcome
      answer
      endedAt
    }
    writableUntil
    contactsShown
    otherName
    unread
    total
    messages(before: $before) {
      id
      position
      isMine
      authorName
      channel
      text
      isHidden
      isTranslatable
      sentAt
      filesLeftOut
      files {
        id
        fileName
        url
      }
    }
  }
`)

const landlordQuery = graphql(`
  query LandlordConversation($listingRequestId: ID!, $before: Int) {
    landlordMessageThread(listingRequestId: $listingRequestId) {
      ...Conversation
    }
  }
`)

const tenantQuery = graphql(`
  query TenantConversation($listingRequestId: ID!, $before: Int) {
    tenantMessageThread(listingRequestId: $listingRequestId) {
      ...Conversation
    }
  }
`)

const sendMutation = graphql(`
  mutation SendMessage($listingRequestId: ID!, $text: String!, $fileIds: [ID!]!, $idempotencyKey: ID!) {
    sendMessage(
      listingRequestId: $listingRequestId
      text: $text
      fileIds: $fileIds
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const sendTenantMutation = graphql(`
  mutation SendTenantMessage($listingRequestId: ID!, $text: String!, $fileIds: [ID!]!, $idempotencyKey: ID!) {
    sendTenantMessage(
      listingRequestId: $listingRequestId
      text: $text
      fileIds: $fileIds
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const readMutation = graphql(`
  mutation MarkMessagesRead($listingRequestId: ID!, $position: Int!) {
    markMessagesRead(listingRequestId: $listingRequestId, position: $position) {
      error {
        ...Refusal
      }
    }
  }
`)

const readTenantMutation = graphql(`
  mutation MarkTenantMessagesRead($listingRequestId: ID!, $position: Int!) {
    markTenantMessagesRead(listingRequestId: $listingRequestId, position: $position) {
      error {
        ...Refusal
      }
    }
  }
`)

const blockMutation = graphql(`
  mutation BlockMessages($listingRequestId: ID!, $blocked: Boolean!) {
    blockMessages(listingRequestId: $listingRequestId, blocked: $blocked) {
      error {
        ...Refusal
      }
    }
  }
`)

const blockTenantMutation = graphql(`
  mutation BlockTenantMessages($listingRequestId: ID!, $blocked: Boolean!) {
    blockTenantMessages(listingRequestId: $listingRequestId, blocked: $blocked) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A window of a conversation, with how it stands. */
export type Conversation = ConversationFragment

/** Which conversation, and who looks at it. */
export interface ConversationOf {
  side: MessageSide
  listingRequestId: string
}

// Who waits for an answer sees it come.
const LOOK_EVERY_MILLISECONDS = 30_000

// As many as the server answers at once.
const BLOCK = 50

/** The latest messages of a conversation, and how it stands; these alone are looked for again and again. */
export function latestOptions(of: ConversationOf) {
  return queryOptions({
    queryKey: ['messages', of.side, of.listingRequestId],
    queryFn: () => load(of, null),
    refetchInterval: LOOK_EVERY_MILLISECONDS,
  })
}

/** A block of earlier messages by its number from 0: always the same ones, however many come after them. */
export function earlierOptions(of: ConversationOf, block: number) {
  return queryOptions({
    queryKey: ['messages', of.side, of.listingRequestId, block],
    queryFn: () => load(of, (block + 1) * BLOCK + 1),
  })
}

/** The block in which the message before a position stands; -1 before the first. */
export function blockBefore(position: number): number {
  return Math.floor((position - 2) / BLOCK)
}

async function load(
  { side, listingRequestId }: ConversationOf,
  before: number | null,
): Promise<Conversation> {
  const found =
    side === 'LANDLORD'
      ? (await request(landlordQuery, { listingRequestId, before })).landlordMessageThread
      : (await request(tenantQuery, { listingRequestId, before })).tenantMessageThread
  if (!found) throw new ResourceNotFoundError()
  return found
}

/** Sends a message with the files that wait for it. */
export function sendMessage(
  of: ConversationOf,
  message: { text: string; fileIds: string[] },
  idempotencyKey: string,
): Promise<unknown> {
  const values = { listingRequestId: of.listingRequestId, ...message, idempotencyKey }
  return of.side === 'LANDLORD' ? request(sendMutation, values) : request(sendTenantMutation, values)
}

/** Notes that everything up to a position was seen. */
export function markRead(of: ConversationOf, position: number): Promise<unknown> {
  const values = { listingRequestId: of.listingRequestId, position }
  return of.side === 'LANDLORD' ? request(readMutation, values) : request(readTenantMutation, values)
}

/** Blocks a conversation, or ends that. */
export function block(of: ConversationOf, blocked: boolean): Promise<unknown> {
  const values = { listingRequestId: of.listingRequestId, blocked }
  return of.side === 'LANDLORD' ? request(blockMutation, values) : request(blockTenantMutation, values)
}
