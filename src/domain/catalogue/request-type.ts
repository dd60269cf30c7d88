/** Whether a request asks for a new stay or for a longer one (D3). */
export const REQUEST_TYPES = ['STANDARD', 'EXTENSION'] as const satisfies readonly string[]

/** A request type. */
export type RequestType = (typeof REQUEST_TYPES)[number]
