import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
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
  mutation CancelAppointment($idempotencyKey: ID!) {
    cancelAppointment(idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      appointment {
        ...AppointmentParts
      }
    }
  }
`)

/** The landlord's call with the account manager. */
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

/** Calls it off. */
export function cancelAppointment(_: null, idempotencyKey: string) {
  return request(cancelMutation, { idempotencyKey })
}
