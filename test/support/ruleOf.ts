import { componentStyles } from '../../src/shell/componentStyles'

/**
 * Returns the declarations of an element's own classes, without spaces. Needed because jsdom ignores adopted style
 * sheets.
 * @param state selector after the class, such as `[data-open]`: returns only the declarations of this state
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
