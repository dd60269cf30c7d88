import { queryOptions } from '@tanstack/react-query'
import type { MessageTemplatesQuery } from '../../gen/graphql.ts'
import { graphql } from '../../gen/gql.ts'
import { request } from '../../graphql.ts'

const templatesQuery = graphql(`
  query MessageTemplates($listingRequestId: ID!) {
    messageTemplates {
      canBeChanged
      nodes {
        id
        name
        text
        version
      }
    }
    messagePlaceholders(listingRequestId: $listingRequestId) {
      firstName
      home
      landlord
    }
  }
`)

const saveTemplateMutation = graphql(`
  mutation SaveMessageTemplate(
    $templateId: ID
    $name: String!
    $text: String!
    $version: Int!
    $idempotencyKey: ID!
  ) {
    saveMessageTemplate(
      templateId: $templateId
      name: $name
      text: $text
      version: $version
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const deleteTemplateMutation = graphql(`
  mutation DeleteMessageTemplate($templateId: ID!, $version: Int!, $idempotencyKey: ID!) {
    deleteMessageTemplate(templateId: $templateId, version: $version, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** The team's own templates. */
export type OwnTemplates = MessageTemplatesQuery['messageTemplates']

/** One of them. */
export type OwnTemplate = OwnTemplates['nodes'][number]

/** The team's own templates, with what their placeholders stand for in a conversation. */
export function templatesOptions(listingRequestId: string) {
  return queryOptions({
    queryKey: ['messageTemplates', listingRequestId],
    queryFn: () => request(templatesQuery, { listingRequestId }),
  })
}

/** A template as it is being written; without an id it is a new one. */
export interface TemplateDraft {
  templateId: string | null
  name: string
  text: string
  /** That was read; what is typed belongs to it. */
  version: number
}

/** Stores a template. */
export function sendTemplate(draft: TemplateDraft, idempotencyKey: string): Promise<unknown> {
  return request(saveTemplateMutation, { ...draft, idempotencyKey })
}

/** Deletes a template as it was read. */
export function sendTemplateDeletion(
  { id, version }: Pick<OwnTemplate, 'id' | 'version'>,
  idempotencyKey: string,
): Promise<unknown> {
  return request(deleteTemplateMutation, { templateId: id, version, idempotencyKey })
}
