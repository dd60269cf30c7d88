import { REQUEST_FILTERS } from '../../../domain/rentals/classification.ts'
import * as z from 'zod'
import { calendarJson, questionOf } from '../../calendars/blocks/calendar.ts'
import { dayInput, type ToolFacts, idInput, type ReadingTool, windowInput } from './tool.ts'

/** The tools that only read; contact data come as the API's own rules give them. */
export const READING_TOOLS: readonly ReadingTool[] = [
  {
    name: 'list_listings',
    title: 'Listings',
    description:
      'The homes of the landlord with price, place, whether they are published, and how many requests wait.',
    scopes: ['listings:read'],
    input: { search: z.string().max(100).optional(), ...windowInput },
    query: `query($search: String, $limit: Int, $offset: Int) {
      landlordListings(search: $search, limit: $limit, offset: $offset) {
        totalCount
        nodes { _id groupId name city price currency published unitCount currentState { type }
          counts { numOpenRequests numInProgressRequests } }
      }
    }`,
  },
  {
    name: 'get_availability',
    title: 'What takes the days of a home',
    description:
      'What takes the days of each unit of a home between two days: bookings, contracts in signing, blocks; and the requests that want them.',
    scopes: ['listings:read'],
    input: { groupId: idInput, from: dayInput, to: dayInput },
    answer: async (ctx, input) => {
      const pieces = await calendarJson(ctx, questionOf(input, ctx.today()))
      return JSON.parse(pieces.join('')) as ToolFacts
    },
  },
  {
    name: 'list_requests',
    title: 'Booking requests',
    description:
      'Requests of tenants with days, rent, status, deadline and next step. NEEDS_YOU are those that wait for the landlord.',
    scopes: ['requests:read'],
    input: {
      filter: z.enum(REQUEST_FILTERS).optional(),
      groupId: idInput.optional(),
      from: dayInput.optional(),
      to: dayInput.optional(),
      ...windowInput,
    },
    query: `query($filter: RequestFilter, $groupId: ID, $from: Day, $to: Day, $limit: Int, $offset: Int) {
      landlordListingRequests(filter: $filter, groupId: $groupId, from: $from, to: $to, limit: $limit, offset: $offset) {
        totalCount
        nodes {
          id bookingRequestId type from to price currency landlordStatus autoDeclineAt requestedAt
          listing { groupId name }
        }
      }
    }`,
  },
  {
    name: 'get_request',
    title: 'A booking request',
    description:
      'One request: the tenant as far as the landlord may know them by now, what may be done and why not. unitOfOtherRent is the unit that a contract would be made for, where no free one costs what was asked for; the rent stays.',
    scopes: ['requests:read'],
    input: { bookingRequestId: idInput, listingRequestId: idInput },
    query: `query($bookingRequestId: ID!, $listingRequestId: ID!) {
      landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $listingRequestId) {
        id bookingRequestId type from to price currency youReceive landlordStatus autoDeclineAt tenantAnswerUntil
        adults children pets reasonForStay notes freeUnits
        unitOfOtherRent { unitName rent asked }
        tenantInformation { firstName lastName email phone }
        listing { groupId name }
        status { canBeAccepted { value reason } canBeRejected { value reason } }
        canSuggestDates { value reason }
        declineReasons { value explanationRequired blocksRequired }
        overlappingListingRequests { listingRequestId from to wouldBeDeclined }
      }
    }`,
  },
  {
    name: 'list_bookings',
    title: 'Bookings',
    description: 'Bookings with days, unit, rent and whether they were cancelled.',
    scopes: ['bookings:read'],
    input: {
      phase: z.enum(['UPCOMING', 'CURRENT', 'PAST', 'CANCELLED']).optional(),
      groupId: idInput.optional(),
      from: dayInput.optional(),
      to: dayInput.optional(),
      ...windowInput,
    },
    query: `query($phase: BookingPhase, $groupId: ID, $from: Day, $to: Day, $limit: Int, $offset: Int) {
      bookings(filter: { phase: $phase, groupId: $groupId, from: $from, to: $to }, limit: $limit, offset: $offset) {
        totalCount
        nodes { _id from to canceled canceledAt currency price actualCost listing { _id groupId name apartmentName } }
      }
    }`,
  },
  {
    name: 'list_invoices',
    title: 'Invoices of a booking',
    description:
      'The invoices and credit notes of a booking: number, amount, when they are due, whether they are paid.',
    scopes: ['bookings:read', 'invoices:read'],
    input: { bookingId: idInput },
    query: `query($bookingId: ID!) {
      landlordBooking(_id: $bookingId) {
        _id invoices { _id number documentType amount currency dueDate isPaid creditsNumber }
      }
    }`,
  },
  {
    name: 'get_figures',
    title: 'Figures',
    description:
      'How the homes do: occupancy of the next 30 days, earnings of this month and the last, open requests.',
    scopes: ['metrics:read'],
    input: {},
    query: `{
      landlordFigures {
        apartments openRequests needsYouCount occupancyNext30Days becomeFreeWithin60Days medianAnswerMinutes
        earnedThisMonth { amount currency } earnedLastMonth { amount currency }
      }
    }`,
  },
]
