/** Position of a box, in CSS px from the left and the right edge of its part. */
export interface MeasuredBox {
  readonly tag: string
  readonly fromLeft: number
  readonly fromRight: number
}

/** Measures the controls and icons of a part, to compare both writing directions. Runs in the page. */
export function measureBoxes(place: Element): MeasuredBox[] {
  const outer = place.getBoundingClientRect()
  return [...place.querySelectorAll('button, input, select, textarea, progress, svg, img')]
    .filter(element => element.getClientRects().length > 0)
    .map(element => {
      const { left, right } = element.getBoundingClientRect()
      return {
        tag: element.tagName,
        fromLeft: Math.round(left - outer.left),
        fromRight: Math.round(outer.right - right),
      }
    })
}
