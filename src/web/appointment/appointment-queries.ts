import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { AppointmentQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const appointmentQuery = graphql(`
  query Appointment {
    appointment {
      ...AppointmentParts
    }
  }
`)

graphql(`
  fragment AppointmentParts on Appointment {
    status
    startsAt
    staffName
    managerName
    link
    canSchedule
    canCancel
  }
`)

const scheduleMutation = graphql(`
  mutation ScheduleAppointment($startsAt: String, $idempotencyKey: ID!) {
    scheduleAppointment(startsAt: $startsAt, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      appointment {
        ...AppointmentParts
      }
    }
  }
`)

const cancelMutation = graphql(`
  mutation CancelAppointment($startsAt: String, $idempotencyKey: ID!) {
    cancelAppointment(startsAt: $startsAt, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      appointment {
        ...AppointmentParts
      }
    }
  }
`)

/** The landlord's call, as it stands. */
export type Appointment = AppointmentQuery['appointment']

/** The landlord's call with the account manager, and where a time for it is chosen. */
export function appointmentOptions() {
  return queryOptions({
    queryKey: ['appointment'],
    queryFn: async () => (await request(appointmentQuery)).appointment,
  })
}

/** Notes that a time was chosen. */
export function scheduleAppointment(startsAt: string | null, idempotencyKey: string) {
  return request(scheduleMutation, { startsAt, idempotencyKey })
}

/** Cancels the call that is shown. */
export function cancelAppointment(startsAt: string | null, idempotencyKey: string) {
  return request(cancelMutation, { startsAt, idempotencyKey })
}
