import { ServerStyleSheet } from 'styled-components'

type ComponentSheet = ServerStyleSheet['instance']
type RuleList = NonNullable<ComponentSheet['tag']>['tag']

interface ComponentStyles {
  /** Where styled-components writes its rules, for `<StyleSheetManager sheet>`. */
  readonly sheet: ComponentSheet
  /** The same rules, for the shadow roots to adopt. */
  readonly css: CSSStyleSheet
}

let shared: ComponentStyles | undefined

/**
 * Returns the one style sheet of all styled components, made at the first call.
 *
 * The problem: every window is a shadow tree of its own. By itself styled-components puts a `<style>` element into each target: each window that
 * opens would insert all its rules again, and a page's Content-Security-Policy would have to allow style elements.
 * The idea: one constructed sheet that all shadow roots adopt. styled-components takes a sheet of ours by its property `sheet`; its place for rules
 * is replaced by one that writes into the constructed sheet. `ServerStyleSheet` is the public way to get a sheet that adopts no styles of the page.
 * Without it: slower warm openings, and `style-src` with a nonce on every page.
 */
export function componentStyles(): ComponentStyles {
  if (!shared) {
    const css = new CSSStyleSheet()
    const sheet = new ServerStyleSheet().instance
    // It makes its own place before ours can replace it: text in an element that is on no page.
    sheet.options = { ...sheet.options, useCSSOMInjection: false, target: document.createElement('div') }
    sheet.getTag().tag = rulesOf(css)
    shared = { sheet, css }
  }
  return shared
}

/** A constructed sheet as the list of rules that styled-components writes; it keeps the groups of its components itself. */
function rulesOf(css: CSSStyleSheet): RuleList {
  return {
    get length() {
      return css.cssRules.length
    },
    insertRule(index, rule) {
      try {
        css.insertRule(rule, index)
        return true
      } catch {
        // A rule for another browser, such as its own pseudo-element.
        return false
      }
    },
    deleteRule: index => css.deleteRule(index),
    getRule: index => css.cssRules[index]?.cssText ?? '',
  }
}
