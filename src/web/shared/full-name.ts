/** First and last name: how dialogs name whom an answer concerns, since first names repeat. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
