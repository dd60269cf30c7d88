/** Whether a listing lacks what tax reporting asks for: only if both are explicitly false (D5); null is 'not checked yet'. */
export function isNonCompliant(item: { isCompliant?: boolean | null; isExempt?: boolean | null }): boolean {
  return item.isCompliant === false && item.isExempt === false
}
