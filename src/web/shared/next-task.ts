/** Lets the browser do what waits, such as answering a finger, before the work goes on. */
export async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}
