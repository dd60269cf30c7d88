import { ConnectionError } from '../http.ts'

/** This page is of another release than every server that was asked; nothing was done, and what was typed is kept. */
class OtherReleaseError extends ConnectionError {
  override name = 'OtherReleaseError'
}

/** Milliseconds before each further try. */
const PAUSES = [250, 500, 1000, 2000, 4000]

/** Asks again while one release takes over from another; OtherReleaseError where no server knows the question. */
export async function askOn(
  again: () => Promise<unknown>,
  isUnknown: (answer: unknown) => boolean,
): Promise<unknown> {
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const answer = await again()
    if (!isUnknown(answer)) return answer
  }
  // Its cause is a status: whoever asks is not to begin anew.
  throw new OtherReleaseError(400)
}
