import { componentStyles } from '../../src/shell/componentStyles'

/**
 * The declarations that an element's own classes give it, without blanks; jsdom draws no adopted sheet.
 * @param state a selector behind the class, such as `[data-open]`: what they give it only then
 */
export function ruleOf(element: Element, state = ''): string {
  return [...componentStyles().css.cssRules]
    .map(rule => rule.cssText.replace(/\s/g, ''))
    .filter(rule => [...element.classList].some(name => rule.startsWith(`.${name}${state}{`)))
    .join('')
}
