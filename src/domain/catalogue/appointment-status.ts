/** Whether a landlord has an appointment with the account manager (C3). */
export const APPOINTMENT_STATUSES = [
  'SCHEDULED',
  'CANCELED',
  'NOT_SCHEDULED',
] as const satisfies readonly string[]

/** An appointment status. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]
