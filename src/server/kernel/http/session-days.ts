/** A session lives for so many days and is prolonged once the first is over. */
export const SESSION_DAYS = 7

/** A session ends after so many days at the latest, however often somebody comes. */
export const SESSION_MOST_DAYS = 30
