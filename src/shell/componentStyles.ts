// Shares one style sheet between all windows. Problem: every call that opens a window creates a shadow root. The usual
// way, a `StyleSheetManager` with a `target`, adds a `<style>` element to each root. Each call would insert all rules
// again, and the page's Content-Security-Policy would have to allow style elements. Idea: one constructed sheet, which
// all shadow roots adopt. `StyleSheetManager` accepts a sheet of styled-components. This module replaces that sheet's
// storage for rules by one that writes to the constructed sheet. `ServerStyleSheet` is the public way to get a sheet
// that does not take over styles from the page. The rule storage (`getTag().tag`) is typed but not documented. An
// alternative with documented options only is a `target` outside the page, and a MutationObserver that copies its rules
// to the constructed sheet. The observer would run too late, after layout effects have measured the unstyled window.
// Without the shared sheet, further windows open more slowly, and each page with a Content-Security-Policy needs a
// nonce in `style-src`.

import { ServerStyleSheet } from 'styled-components'

type ComponentSheet = ServerStyleSheet['instance']
type RuleList = NonNullable<ComponentSheet['tag']>['tag']

interface ComponentStyles {
  /** The sheet that styled-components writes its rules to, for `<StyleSheetManager sheet>`. */
  readonly sheet: ComponentSheet
  /** The same rules, for the shadow roots to adopt. */
  readonly css: CSSStyleSheet
}

let shared: ComponentStyles | undefined

/** Returns the style sheet that all styled components share. The first call creates the sheet. */
export function componentStyles(): ComponentStyles {
  if (!shared) {
    const css = new CSSStyleSheet()
    const sheet = new ServerStyleSheet().instance
    // `getTag` creates the storage of styled-components before this code replaces it. With these options, the replaced
    // storage is only a `<style>` element outside the page.
    sheet.options = { ...sheet.options, useCSSOMInjection: false, target: document.createElement('div') }
    sheet.getTag().tag = rulesOf(css)
    shared = { sheet, css }
  }
  return shared
}

/**
 * Returns the list of rules that styled-components writes to, backed by a constructed sheet. styled-components itself
 * tracks the rules of each component.
 */
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
        // The rule is for another browser, for example with a pseudo-element that this browser does not know.
        return false
      }
    },
    deleteRule: index => css.deleteRule(index),
    getRule: index => css.cssRules[index]?.cssText ?? '',
  }
}
