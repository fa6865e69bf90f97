import { fileURLToPath } from 'node:url'
import inject from '@rollup/plugin-inject'

/** @typedef {{ type: string, start: number, end: number, computed?: boolean, optional?: boolean, name?: string, value?: unknown, object?: Node, property?: Node, left?: Node, right?: Node, callee?: Node, arguments?: Node[] }} Node */
/** @typedef {{ start: number, end: number, text: string }} Edit */

const HELPERS = fileURLToPath(new URL('../src/lib/natives.ts', import.meta.url))
const MAY_HOLD = /\.bind\(|\.scrollTo\b|\.at\(-1\)|\bin \w+\.entries\b|\.defaultView\b/

/**
 * Makes the bundles independent of natives that a page has replaced.
 *
 * Problem: MooTools, Prototype.js and others replace `Array.from`, `Function.prototype.bind` and
 * `Element.prototype.scrollTo` by functions that behave differently. React and other packages in the bundle call these
 * natives and fail on such pages.
 * Idea: `@rollup/plugin-inject` replaces `Array.from`, and our plugin `replaceMethods` replaces `bind`, by helpers in
 * `src/lib/natives.ts`. `replaceMethods` also makes the following changes. `scrollTo` becomes `scroll`, which is the
 * same native under a name that these libraries don't replace. `at(-1)`, which some pages remove, becomes
 * `slice(-1)[0]`. Old scripts add enumerable members to `Object.prototype`. A loop over the `entries` of a valibot
 * schema would require these members in every response, so the loop reads own keys only. `defaultView` becomes
 * `window`, because an element of the page named `defaultView` hides the document's window, and React would fail at
 * each render. The page's prototypes stay as they are.
 *
 * Only these two plugins replace natives in the code of packages. `replaceMethods` is our own, because
 * `@rollup/plugin-inject` replaces global names, but not methods of objects.
 * @returns {import('rollup').Plugin[]}
 */
export function protectNatives() {
  return [inject({ 'Array.from': [HELPERS, 'arrayFrom'], exclude: HELPERS, sourceMap: false }), replaceMethods()]
}

/** @returns {import('rollup').Plugin} */
export function replaceMethods() {
  return {
    name: 'protect-natives',
    transform(code, id) {
      if (id === HELPERS || !MAY_HOLD.test(code)) return null
      /** @type {Edit[]} */
      const edits = []
      /** @type {Set<string>} */
      const used = new Set()
      /** @param {string} name */
      const take = name => {
        used.add(name)
        return `__${name}`
      }
      visit(this.parse(code), node => {
        const { start, end, property } = node
        if (isProperty(node, 'scrollTo') && property)
          edits.push({ start: property.start, end: property.end, text: 'scroll' })
        if (isProperty(node, 'defaultView')) edits.push({ start, end, text: 'window' })
        if (node.callee && isProperty(node.callee, 'at') && textOf(node.arguments?.[0], code) === '-1')
          edits.push({ start: node.callee.property?.start ?? end, end, text: 'slice(-1)[0]' })
        if (node.type === 'ForInStatement' && node.right && isProperty(node.right, 'entries'))
          edits.push(...ownKeysLoop(node, code))
        if (!node.callee || !isProperty(node.callee, 'bind')) return
        const made = bindingOf(node, code, take)
        if (!made) this.error(`protect-natives can't rewrite '${code.slice(start, end)}' in ${id}.`)
        edits.push(...made)
      })
      if (edits.length === 0) return null
      const imports = `import { ${[...used].map(name => `${name} as __${name}`).join(', ')} } from ${JSON.stringify(HELPERS)};`
      return { code: imports + applyEdits(code, edits), map: null }
    },
  }
}

/**
 * Returns the edits that turn `run.bind(self, ...first)` into a call of a helper, or undefined for a notation that is
 * not supported.
 * @param {Node} call
 * @param {string} code
 * @param {(name: string) => string} take registers a helper and returns its local name
 * @returns {Edit[] | undefined}
 */
function bindingOf({ start, optional, callee, arguments: given }, code, take) {
  const [self, first] = given ?? []
  if (!callee?.object || !callee.property || !self || optional) return undefined
  const needsThis = callee.optional || !(self.type === 'Literal' && self.value === null && first)
  // The function can be in brackets, as in `(run).bind(self)`. The comma goes after its closing brackets.
  const closing = /^[\s)]*/.exec(code.slice(callee.object.end, callee.property.start))?.[0].length ?? 0
  return [
    { start, end: start, text: `${take(callee.optional ? 'bindOptional' : needsThis ? 'bindAll' : 'bindFirst')}(` },
    { start: callee.object.end + closing, end: (needsThis ? self : first).start, text: ',' },
  ]
}

/**
 * Returns the edits that turn `for (… in object)` into `for (… of Object.keys(object))`.
 * @param {Node} loop
 * @param {string} code
 * @returns {Edit[]}
 */
function ownKeysLoop({ left, right }, code) {
  const [leftEnd, start, end] = [left?.end ?? 0, right?.start ?? 0, right?.end ?? 0]
  return [
    { start: leftEnd, end: start, text: code.slice(leftEnd, start).replace(/\bin\b/, 'of') },
    { start, end, text: `Object.keys(${textOf(right, code)})` },
  ]
}

/**
 * @param {Node | undefined} node
 * @param {string} code
 */
const textOf = (node, code) => node && code.slice(node.start, node.end)

/**
 * @param {Node} node
 * @param {string} name
 */
const isProperty = ({ type, computed, property }, name) =>
  type === 'MemberExpression' && !computed && property?.name === name

/**
 * Calls a function for every node, parents first.
 * @param {Node} node
 * @param {(node: Node) => void} call
 */
function visit(node, call) {
  call(node)
  for (const part of Object.values(node).flat()) {
    if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string')
      visit(/** @type {Node} */ (part), call)
  }
}

/**
 * @param {string} code
 * @param {Edit[]} edits that don't overlap
 */
function applyEdits(code, edits) {
  let [text, done] = ['', 0]
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    text += code.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return text + code.slice(done)
}
