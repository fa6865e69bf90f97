import { componentStyles } from '../../src/shell/componentStyles'

/** The declarations that an element's own classes give it, without blanks; jsdom draws no adopted sheet. */
export function ruleOf(element: Element): string {
  return [...componentStyles().css.cssRules]
    .map(rule => rule.cssText.replace(/\s/g, ''))
    .filter(rule => [...element.classList].some(name => rule.startsWith(`.${name}{`)))
    .join('')
}
