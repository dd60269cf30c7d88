// How wide photos are shown, as `sizes` of HTML says it: by the pages, and by the head that lets the browser begin.

/** The photo of a home in a list. */
export const CARD_PHOTO_SIZES = '(max-width: 610px) 100vw, 400px'

/** The first photo of a home's page. */
export const FIRST_PHOTO_SIZES = '(max-width: 610px) 88vw, 610px'
