/**
 * Runs in the page: lets the fill of a text say the colour that is painted in forced colours. Chromium forces `color` but still answers the fill with the page’s own
 * colour, and axe, which asks for the fill first, would judge a contrast that nobody sees.
 */
export function tellForcedFill(): void {
  if (!matchMedia('(forced-colors: active)').matches || 'isFillTold' in window) return
  const read = CSSStyleDeclaration.prototype.getPropertyValue
  CSSStyleDeclaration.prototype.getPropertyValue = function tellFill(name) {
    return read.call(
      this,
      name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches ? 'color' : name,
    )
  }
  Object.assign(window, { isFillTold: true })
}
