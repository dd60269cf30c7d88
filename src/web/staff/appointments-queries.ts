import { queryOptions } from '@tanstack/react-query'
import { APPOINTMENT_STATUSES } from '../../domain/catalogue/people.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { isUuid, oneOf } from '../../domain/kernel/text.ts'
import { graphql } from '../gen/gql.ts'
import type { StaffAppointmentsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE, pageOf } from '../shared/pager.tsx'
import type { Search } from '../shared/use-search.ts'

const appointmentsQuery = graphql(`
  query StaffAppointments(
    $status: AppointmentStatus
    $from: Day
    $to: Day
    $staffId: ID
    $search: String
    $offset: Int!
  ) {
    staffAppointments(
      status: $status
      from: $from
      to: $to
      staffId: $staffId
      search: $search
      offset: $offset
      limit: 20
    ) {
      totalCount
      nodes {
        landlordId
        landlordName
        landlordEmail
        status
        startsAt
        changedAt
        staffName
        managerName
        hasCalendar
      }
    }
    accountManagers {
      _id
      name
    }
  }
`)

/** A landlord who is looked after, or was, and the call with them. */
export type StaffAppointment = StaffAppointmentsQuery['staffAppointments']['nodes'][number]

/** What an address narrows the list to. */
export function callFilterOf({ state, from, to, staff, q }: Search) {
  const status = oneOf(APPOINTMENT_STATUSES, state ?? '')
  return {
    ...(status && { status }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
    ...(staff && isUuid(staff) && { staffId: staff }),
    ...(q && { search: q }),
  }
}

/** A page of the list, and who may look after landlords. */
export function appointmentsOptions(search: Search) {
  const filter = callFilterOf(search)
  const page = pageOf(search)
  return queryOptions({
    queryKey: ['staff', 'appointments', filter, page],
    queryFn: () => request(appointmentsQuery, { ...filter, offset: (page - 1) * PAGE_SIZE }),
  })
}
