import { componentStyles } from '../../src/shell/mountRoot'

const NESTED = /[^{};]+\{[^{}]*\}/g
/** Of a text such as `color:red;&:hover{color:blue}`, innermost first. */
function withoutNested(text: string): string {
  const shorter = text.replace(NESTED, '')
  return shorter === text ? text : withoutNested(shorter)
}

/**
 * The declarations that an element's own classes give it, without blanks; jsdom draws no adopted sheet.
 * @param state what stands behind `&`, such as `[data-open]`: what they give it only then
 */
export function ruleOf(element: Element, state = ''): string {
  return [...componentStyles().css.cssRules]
    .map(rule => rule.cssText.replace(/\s/g, ''))
    .filter(rule => [...element.classList].some(name => rule.startsWith(`.${name}{`)))
    .map(rule => rule.slice(rule.indexOf('{') + 1, -1))
    .map(rule => (state ? (rule.split(`&${state}{`)[1] ?? '').split('}')[0]! : withoutNested(rule)))
    .join('')
}
