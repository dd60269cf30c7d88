const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a value from outside is a UUID, as all ids of the product are: in capitals or not. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}
