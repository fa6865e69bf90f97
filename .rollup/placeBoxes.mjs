/**
 * A rectangle in a larger one.
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 */

/**
 * Divides a rectangle among sizes, largest first, into rectangles that are as near to squares as rows of them can be.
 * @param {readonly number[]} sizes
 * @param {number} width
 * @param {number} height
 * @returns {Box[]}
 */
export function placeBoxes(sizes, width, height) {
  /** @type {Box[]} */
  const boxes = []
  let rest = { left: 0, top: 0, width, height }
  let left = sizes.reduce((sum, size) => sum + size, 0)
  for (let at = 0; at < sizes.length;) {
    const scale = (rest.width * rest.height) / left
    const side = Math.min(rest.width, rest.height)
    let end = at + 1
    while (
      end < sizes.length &&
      worstOf(sizes.slice(at, end + 1), side, scale) <= worstOf(sizes.slice(at, end), side, scale)
    )
      end += 1
    const row = sizes.slice(at, end)
    const sum = row.reduce((total, size) => total + size, 0)
    const depth = (sum * scale) / side
    const isColumn = rest.width >= rest.height
    let along = 0
    for (const size of row) {
      const length = (size / sum) * side
      boxes.push(
        isColumn
          ? { left: rest.left, top: rest.top + along, width: depth, height: length }
          : { left: rest.left + along, top: rest.top, width: length, height: depth },
      )
      along += length
    }
    rest = isColumn
      ? { ...rest, left: rest.left + depth, width: rest.width - depth }
      : { ...rest, top: rest.top + depth, height: rest.height - depth }
    left -= sum
    at = end
  }
  return boxes
}

/**
 * How far the longest rectangle of a row is from a square.
 * @param {readonly number[]} row
 * @param {number} side
 * @param {number} scale
 */
function worstOf(row, side, scale) {
  const depth = (row.reduce((sum, size) => sum + size, 0) * scale) / side
  return Math.max(...row.map(size => Math.max((size * scale) / depth / depth, (depth * depth) / (size * scale))))
}
