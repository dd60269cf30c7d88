/** A session lives for so many days and is prolonged once the first is over. */
export const SESSION_DAYS = 7
