/** The sizes in which a picture is kept (D3). */
export const IMAGE_SIZES = ['thumbnail', 'small', 'medium', 'large'] as const satisfies readonly string[]

/** A size of a picture. */
export type ImageSize = (typeof IMAGE_SIZES)[number]
