import { parseAst } from 'rollup/parseAst'

/**
 * As much of a syntax tree's node as is looked at here.
 * @typedef {object} Node
 * @property {string} type
 * @property {number} start
 * @property {number} end
 * @property {string} [name]
 * @property {unknown} [value]
 * @property {string} [operator]
 * @property {boolean} [computed]
 * @property {Node} [left]
 * @property {Node} [right]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {Node} [id]
 * @property {Node | null} [init]
 * @property {Node} [expression]
 * @property {Node} [discriminant]
 * @property {Node} [test]
 * @property {Node} [alternate]
 * @property {Node | Node[]} [body]
 * @property {Node | Node[]} [consequent]
 * @property {Node[]} [cases]
 * @property {Node[]} [params]
 */

/**
 * What is cut out of a file.
 * @typedef {object} Cuts
 * @property {readonly number[]} [tags] kinds that nothing has: every branch for one of them by a `tag`
 * @property {readonly string[]} [cases] names that no value is: the cases for them
 * @property {Readonly<Record<string, string>>} [constants] what a variable or property always is
 * @property {Readonly<Record<string, string>>} [beginnings] what a variable holds from its declaration on instead
 * @property {Readonly<Record<string, string>>} [bodies] what stands in a function instead
 * @property {readonly string[]} [assigned] what nothing is assigned to, nor to a property of it
 */

const ENDS = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']
/** How a variable that holds a tag is named. */
const TAG = /^tag$|Tag$/

/**
 * Cuts branches out of a file that nothing reaches, for the minifier to drop what only they used.
 * @param {string} code
 * @param {Cuts} cuts
 * @returns {string}
 * @throws Error naming what is to be cut and isn't there: the file is another than the cuts were made for
 */
export function cutCode(code, { tags = [], cases = [], constants = {}, beginnings = {}, bodies = {}, assigned = [] }) {
  /** @type {[start: number, end: number, instead: string][]} */
  const edits = []
  const missing = new Set(
    [...tags, ...cases, ...Object.keys(constants), ...Object.keys(beginnings), ...Object.keys(bodies), ...assigned].map(
      String,
    ),
  )
  const cut = (/** @type {Node} */ { start, end }, instead = '', /** @type {unknown} */ what = '') => {
    missing.delete(String(what))
    edits.push([start, end, instead])
  }
  const isGone = (/** @type {Node | undefined} */ test) =>
    (test?.type === 'Literal' && tags.includes(Number(test.value))) ||
    (test?.type === 'Identifier' && cases.includes(test.name ?? ''))
  const isTag = (/** @type {Node | undefined} */ node) =>
    TAG.test((node?.type === 'MemberExpression' ? node.property?.name : node?.name) ?? '')

  /** @type {(node: Node, scope: Node) => void} */
  const cutCases = ({ discriminant, cases: all = [] }, scope) =>
    all.forEach((one, index) => {
      if (!isGone(one.test) || (one.test?.type === 'Literal' && !isTag(discriminant))) return
      const [first] = listOf(one.consequent)
      const before = all.slice(0, index)
      const entry = before.slice(before.findLastIndex(({ consequent }) => doesEnd(listOf(consequent).at(-1))) + 1)
      const isFallenInto = entry.some(({ test }) => !isGone(test))
      // A variable that is declared there may be in use elsewhere in the function.
      const names = isFallenInto ? [] : variablesIn(one)
      if (names.length > 0) edits.push([scope.start + 1, scope.start + 1, `var ${names.join(',')};`])
      cut(isFallenInto && first ? { ...one, end: first.start } : one, '', one.test?.value ?? one.test?.name)
    })

  /** @type {Look} */
  const look = (node, parent, scope) => {
    const { type, left, right, operator } = node
    const name = node.name ?? ''
    if (type === 'SwitchStatement') cutCases(node, scope)
    if (
      type === 'BinaryExpression' &&
      (operator === '===' || operator === '!==') &&
      ((isTag(left) && isGone(right)) || (isTag(right) && isGone(left)))
    ) {
      cut(node, operator === '===' ? '!1' : '!0', (isTag(left) ? right : left)?.value)
      return false
    }
    if (type === 'AssignmentExpression' && isTag(left) && right) {
      // A condition by which one of them is given is never met.
      let given = right
      while (given.alternate && isGone(listOf(given.consequent)[0])) given = given.alternate
      edits.push([right.start, given.start, ''])
    }
    if (type === 'Identifier' && Object.hasOwn(constants, name) && isRead(node, parent))
      cut(node, constants[name], name)
    if (
      type === 'MemberExpression' &&
      !node.computed &&
      isRead(node, parent) &&
      Object.hasOwn(constants, node.property?.name ?? '')
    ) {
      cut(node, constants[node.property?.name ?? ''], node.property?.name)
      return false
    }
    const { init, id } = node
    if (type === 'VariableDeclarator' && init && Object.hasOwn(beginnings, id?.name ?? '')) {
      cut(init, beginnings[id?.name ?? ''], id?.name)
      return false
    }
    if (
      type === 'FunctionDeclaration' &&
      node.body &&
      !Array.isArray(node.body) &&
      Object.hasOwn(bodies, node.id?.name ?? '')
    ) {
      cut(node.body, `{${bodies[node.id?.name ?? '']}}`, node.id?.name)
      return false
    }
    if (type === 'ExpressionStatement' && node.expression?.type === 'AssignmentExpression') {
      const target = code.slice(node.expression.left?.start, node.expression.left?.end)
      const found = assigned.find(start => target === start || target.startsWith(`${start}.`))
      if (found) cut(node, '', found)
      return !found
    }
    return true
  }
  walk(/** @type {Node} */ (/** @type {unknown} */ (parseAst(code, { allowReturnOutsideFunction: true }))), look)
  if (missing.size > 0)
    throw new Error(
      `What is to be cut is not there: ${[...missing].join(', ')}. Is this another version? Look at what it does now, and correct the list.`,
    )
  return apply(code, edits)
}

/** @type {(body: Node | Node[] | undefined) => Node[]} */
const listOf = body => (Array.isArray(body) ? body : body ? [body] : [])

/** @type {(last: Node | undefined) => boolean} */
const doesEnd = last =>
  last !== undefined &&
  (ENDS.includes(last.type) || (last.type === 'BlockStatement' && doesEnd(listOf(last.body).at(-1))))

/** @type {(node: Node, parent: Node) => boolean} */
function isRead(node, parent) {
  if (parent.type === 'VariableDeclarator') return parent.id !== node
  if (parent.type === 'AssignmentExpression') return parent.left !== node
  if (parent.type === 'MemberExpression') return parent.object === node
  return parent.type !== 'Property' && !parent.params?.includes(node)
}

/**
 * Whether what is inside is looked at too; the scope is the body of the function one is in.
 * @typedef {(node: Node, parent: Node, scope: Node) => boolean} Look
 */

/**
 * @param {Node} node
 * @param {Look} look
 * @param {Node} parent
 * @param {Node} scope
 */
function walk(node, look, parent = node, scope = node) {
  if (!look(node, parent, scope)) return
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string')
        walk(child, look, node, isFunction(node) && child.type === 'BlockStatement' ? child : scope)
    }
  }
}

/** @type {(node: Node) => boolean} */
const isFunction = ({ type }) => type.includes('Function')

/**
 * The variables that are declared in a part of a function.
 * @param {Node} part
 */
function variablesIn(part) {
  /** @type {string[]} */
  const names = []
  walk(part, node => {
    if (node.type === 'VariableDeclarator' && node.id?.name) names.push(node.id.name)
    return !isFunction(node)
  })
  return names
}

/**
 * @param {string} code
 * @param {[start: number, end: number, instead: string][]} edits one may lie in another, which then counts
 */
function apply(code, edits) {
  let done = ''
  let at = 0
  for (const [start, end, instead] of edits.sort(
    ([one, oneEnd], [other, otherEnd]) => one - other || otherEnd - oneEnd,
  )) {
    if (start < at) continue
    done += code.slice(at, start) + instead
    at = end
  }
  return done + code.slice(at)
}
