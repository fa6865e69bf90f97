import { componentStyles } from '../../src/shell/componentStyles'

/**
 * Returns the declarations that an element's own classes give it, without blanks; jsdom draws no adopted sheet.
 * @param state what follows the class, such as `[data-open]`: only what they give it then
 */
export function ruleOf(element: Element, state = ''): string {
  const selectors = [...element.classList].map(name => `.${name}${state}`)
  return [...componentStyles().css.cssRules]
    .map(rule => rule.cssText.replace(/\s/g, ''))
    .filter(rule =>
      rule
        .split('{', 1)[0]!
        .split(',')
        .some(selector => selectors.includes(selector)),
    )
    .map(rule => rule.slice(rule.indexOf('{') + 1, -1))
    .join('')
}
