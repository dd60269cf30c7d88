/** The place that an advert tells, as far as it does. */
export interface PlaceOfAdvert {
  city: string | null
  country: string | null
}

/** What a form has as its place once an advert tells one: what it told before may have been corrected by hand since, and stays. */
export function placeWith<Form extends { city: string; country: string }>(
  form: Form,
  before: PlaceOfAdvert | null,
  told: PlaceOfAdvert | null,
): Form {
  const isNew = (part: keyof PlaceOfAdvert) => told?.[part] !== before?.[part]
  return {
    ...form,
    city: (isNew('city') && told?.city) || form.city,
    country: (isNew('country') && told?.country) || form.country,
  }
}
