/** How much a figure grows in an hour, by the straight line that is closest to the second half of what was seen. */
export function growthAnHour(points: readonly { minutes: number; value: number }[]): number {
  const half = points.slice(Math.floor(points.length / 2))
  if (half.length < 2) return 0
  const mean = (pick: (one: { minutes: number; value: number }) => number) =>
    half.reduce((sum, one) => sum + pick(one), 0) / half.length
  const [at, value] = [mean((one) => one.minutes), mean((one) => one.value)]
  const spread = half.reduce((sum, one) => sum + (one.minutes - at) ** 2, 0)
  const common = half.reduce((sum, one) => sum + (one.minutes - at) * (one.value - value), 0)
  return (common / spread) * 60
}
