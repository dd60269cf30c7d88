/**
 * How much a figure grows in an hour at least, by the straight line that is closest to the second half of what was seen:
 * its slope less twice its error, so that what only swings does not grow.
 */
export function growthAnHour(points: readonly { minutes: number; value: number }[]): number {
  const half = points.slice(Math.floor(points.length / 2))
  if (half.length < 3) return 0
  const mean = (pick: (one: { minutes: number; value: number }) => number) =>
    half.reduce((sum, one) => sum + pick(one), 0) / half.length
  const [at, value] = [mean((one) => one.minutes), mean((one) => one.value)]
  const spread = half.reduce((sum, one) => sum + (one.minutes - at) ** 2, 0)
  const common = half.reduce((sum, one) => sum + (one.minutes - at) * (one.value - value), 0)
  const slope = common / spread
  const left = half.reduce((sum, one) => sum + (one.value - value - slope * (one.minutes - at)) ** 2, 0)
  const error = Math.sqrt(left / (half.length - 2) / spread)
  return (slope - 2 * error) * 60
}
