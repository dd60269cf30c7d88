/** A floor plan: a stored file, or one of the former product with the instant it was made (D3). */
export type FloorPlan = { fileId: string } | { createdAt: Temporal.Instant; downloadUrl: string }

const fileDownload = /^\/api\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const legacyFloorPlan = /^\/floor-plans\/(\d{10,13})-[\w.-]+\.(?:pdf|png|jpe?g|webp)$/

/** What a floor plan's address stands for; null unless it matches one of both patterns (D5). */
export function parseFloorPlanUrl(url: string | null | undefined): FloorPlan | null {
  if (!url) return null
  const [, fileId] = fileDownload.exec(url) ?? []
  if (fileId) return { fileId }
  const [, stamp] = legacyFloorPlan.exec(url) ?? []
  return stamp ? { createdAt: instantOf(stamp), downloadUrl: url } : null
}

/** The address of a floor plan, or null when it matches neither pattern (D5). */
export function floorPlanUrlOf(url: string | null | undefined): string | null {
  return url && parseFloorPlanUrl(url) ? url : null
}

/** A stamp counts seconds with ten digits, milliseconds with more. */
function instantOf(stamp: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Number(stamp) * (stamp.length === 10 ? 1000 : 1))
}
