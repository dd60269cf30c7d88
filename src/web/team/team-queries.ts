import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { ChangeTeamMemberInput, InviteTeamMemberInput, TeamPageQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'

const teamQuery = graphql(`
  query TeamPage {
    team {
      _id
      email
      firstName
      lastName
      role
      status
      allListings
      groups {
        groupId
        name
      }
      units {
        listingId
        groupId
        groupName
        name
      }
      expiresAt
      acceptedAt
    }
    powersOfAttorney {
      _id
      agentName
      state
      from
      to
      givenOn
      withdrawalReason
      listings
      documentUrl
    }
    accessLinks {
      _id
      recipient
      groupName
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
    }
  }
`)

const listingsQuery = graphql(`
  query TeamListings($search: String) {
    landlordListings(search: $search, limit: 100) {
      totalCount
      nodes {
        groupId
        name
        partOfGroup
      }
    }
  }
`)

const unitsQuery = graphql(`
  query TeamUnits($groupId: ID!, $search: String) {
    unitsForTeam(groupId: $groupId, search: $search) {
      listingId
      name
    }
  }
`)

const inviteMutation = graphql(`
  mutation TeamInvite($input: InviteTeamMemberInput!, $idempotencyKey: ID!) {
    inviteTeamMember(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const changeMutation = graphql(`
  mutation TeamChange($id: ID!, $input: ChangeTeamMemberInput!) {
    changeTeamMember(_id: $id, input: $input) {
      error {
        ...Refusal
      }
    }
  }
`)

const removeMutation = graphql(`
  mutation TeamRemove($id: ID!) {
    removeTeamMember(_id: $id) {
      error {
        ...Refusal
      }
    }
  }
`)

const withdrawPowerMutation = graphql(`
  mutation TeamWithdrawPower($powerId: ID!, $reason: String!, $idempotencyKey: ID!) {
    withdrawPowerOfAttorney(powerId: $powerId, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const createLinkMutation = graphql(`
  mutation TeamCreateLink($input: CreateAccessLinkInput!, $idempotencyKey: ID!) {
    createAccessLink(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      given {
        url
      }
    }
  }
`)

const revokeLinkMutation = graphql(`
  mutation TeamRevokeLink($id: ID!) {
    revokeAccessLink(_id: $id) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Somebody of the team, or somebody invited. */
export type TeamMember = TeamPageQuery['team'][number]

/** A power of attorney that the landlord gave to somebody of the team. */
export type GivenPower = TeamPageQuery['powersOfAttorney'][number]

/** A link that opens the requests of one listing without a login. */
export type AccessLink = TeamPageQuery['accessLinks'][number]

/** The landlord's team and access links. */
export function teamOptions() {
  return queryOptions({ queryKey: ['team'], queryFn: () => request(teamQuery) })
}

/** Listings to choose from, by the beginning of what they are called. */
export function teamListingsOptions(search: string) {
  return queryOptions({
    queryKey: ['team', 'listings', search],
    queryFn: async () => (await request(listingsQuery, { search: search || null })).landlordListings,
  })
}

/** Single units that somebody is to work on, by id, with their names and the listings that they belong to. */
export type ChosenUnits = ReadonlyMap<string, { groupId: string; name: string }>

/** Units of a listing to choose from, by name or number. */
export function teamUnitsOptions(groupId: string, search: string) {
  return queryOptions({
    queryKey: ['team', 'units', groupId, search],
    queryFn: async () => (await request(unitsQuery, { groupId, search: search || null })).unitsForTeam,
  })
}

/** Invites somebody; the key is the dialog's, so that a doubled click invites once. */
export function useInvite(idempotencyKey: string) {
  return useTeamChange((input: InviteTeamMemberInput) => request(inviteMutation, { input, idempotencyKey }))
}

/** Changes what a member may do. */
export function useChangeMember(id: string) {
  return useTeamChange((input: ChangeTeamMemberInput) => request(changeMutation, { id, input }))
}

/** Takes somebody out of the team, or an invitation back. */
export function useRemoveMember(id: string) {
  return useTeamChange(() => request(removeMutation, { id }))
}

/** Gives somebody of the team a power of attorney, with its document; null: for all listings. */
export function sendPower(
  power: { memberId: string; from: string; to: string; groupIds: string[] | null; file: File },
  idempotencyKey: string,
): Promise<unknown> {
  const body = new FormData()
  body.set('idempotencyKey', idempotencyKey)
  body.set('memberId', power.memberId)
  body.set('from', power.from)
  body.set('to', power.to)
  if (power.groupIds) body.set('groupIds', power.groupIds.join(','))
  body.set('file', power.file)
  return rest('/api/powers-of-attorney', { method: 'POST', body, repeatable: true })
}

/** Ends a power of attorney at once. */
export function withdrawPower(powerId: string, reason: string, idempotencyKey: string) {
  return request(withdrawPowerMutation, { powerId, reason, idempotencyKey })
}

/** Makes an access link; answers its address, which is shown once. */
export function useCreateLink(idempotencyKey: string) {
  return useTeamChange(async (input: { groupId: string; recipient: string }) => {
    const data = await request(createLinkMutation, { input, idempotencyKey })
    return data.createAccessLink.given?.url ?? ''
  })
}

/** Ends an access link. */
export function useRevokeLink(id: string) {
  return useTeamChange(() => request(revokeLinkMutation, { id }))
}

function useTeamChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['team'] }),
  })
}
