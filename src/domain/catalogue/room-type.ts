/** The kinds of rooms (C3). */
export const ROOM_TYPES = ['BEDROOM', 'LIVING_DINING_ROOM', 'OTHER'] as const satisfies readonly string[]

/** A room type. */
export type RoomType = (typeof ROOM_TYPES)[number]
