const REDUCED = '(prefers-reduced-motion: reduce)'
const FREE = '(prefers-reduced-motion: no-preference)'

const meant = new Map<CSSMediaRule, string>()
let isCalm = false

function follow(rule: CSSRule | undefined): void {
  // A style rule holds nested ones, and is of that kind in some browsers only.
  if (!(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)) return
  for (const inner of rule.cssRules) follow(inner)
  if (!(rule instanceof CSSMediaRule) || !(meant.get(rule) ?? rule.media.mediaText).includes('prefers-reduced-motion'))
    return
  if (!meant.has(rule)) meant.set(rule, rule.media.mediaText)
  const text = meant.get(rule)!
  rule.media.mediaText = isCalm ? text.replace(REDUCED, 'all').replace(FREE, 'not all') : text
}

/** Makes every style sheet of the page take note of `calmMotion`, in shadow trees too; a page can't set the person's preference itself. */
function watchSheets(): void {
  const { insertRule, replaceSync } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (text, index = 0) {
    const at = insertRule.call(this, text, index)
    follow(this.cssRules[at])
    return at
  }
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, text)
    for (const rule of this.cssRules) follow(rule)
  }
  const { matchMedia } = window
  window.matchMedia = query =>
    matchMedia.call(window, isCalm ? query.replace(REDUCED, 'all').replace(FREE, 'not all') : query)
}

watchSheets()

/** Shows everything as to a person who asked for less motion; false: as the system says. */
export function calmMotion(calm: boolean): void {
  isCalm = calm
  for (const rule of meant.keys()) follow(rule)
}
