const REDUCED = '(prefers-reduced-motion: reduce)'
const FREE = '(prefers-reduced-motion: no-preference)'

/** Rules about reduced motion, each with the condition that its author wrote. */
const meant = new Map<CSSMediaRule, string>()
let isCalm = false

function follow(rule: CSSRule | undefined): void {
  // A style rule can contain nested rules, but only some browsers count it as a grouping rule.
  if (!(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)) return
  for (const inner of rule.cssRules) follow(inner)
  if (!(rule instanceof CSSMediaRule) || !(meant.get(rule) ?? rule.media.mediaText).includes('prefers-reduced-motion'))
    return
  if (!meant.has(rule)) meant.set(rule, rule.media.mediaText)
  const text = meant.get(rule)!
  rule.media.mediaText = isCalm ? text.replace(REDUCED, 'all').replace(FREE, 'not all') : text
}

/**
 * Makes `matchMedia` follow `calmMotion`, and each rule that a script adds by `insertRule` or `replaceSync`, also in
 * shadow trees. This is necessary because a page can't change the person's system setting.
 */
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

/**
 * Simulates the preference for reduced motion if `calm` is true. With false, the system's setting applies again.
 * Changes the rules that `watchSheets` has found and those that it will find, and the results of later calls of
 * `matchMedia`.
 */
export function calmMotion(calm: boolean): void {
  isCalm = calm
  for (const rule of meant.keys()) follow(rule)
}
