/**
 * Returns the index that a key moves the focus to in a row or column of items, wrapping at the ends (WAI-ARIA APG).
 * Undefined for other keys and for an empty list.
 * @param index the item that has the focus, -1 for none
 */
export function rovingTarget(
  key: string,
  index: number,
  count: number,
  axis: 'row' | 'column',
  isRtl = false,
): number | undefined {
  if (count === 0) return undefined
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case axis === 'row' ? forward : 'ArrowDown':
      return (index + 1) % count
    case axis === 'row' ? back : 'ArrowUp':
      return (index <= 0 ? count : index) - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
