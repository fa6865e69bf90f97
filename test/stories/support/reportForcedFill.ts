/**
 * Makes scripts read the painted colour as the computed fill of texts in forced colours. Chromium forces `color`, but
 * reports the page’s own colour as fill. axe reads the fill first, so it would check a contrast that is never visible.
 * Runs in the page.
 */
export function reportForcedFill(): void {
  if (!matchMedia('(forced-colors: active)').matches || 'isFillReported' in window) return
  const read = CSSStyleDeclaration.prototype.getPropertyValue
  CSSStyleDeclaration.prototype.getPropertyValue = function reportFill(name) {
    return read.call(
      this,
      name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches ? 'color' : name,
    )
  }
  Object.assign(window, { isFillReported: true })
}
