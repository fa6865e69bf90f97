import { cutCode } from './cutCode.mjs'

const VERSION = '19.3.1'
const FILE = 'react-dom/cjs/react-dom-client.production.js'

/** What needs something that is cut out, by the package that it is imported from. */
const GONE = {
  react: ['Activity', 'Suspense', 'SuspenseList', 'ViewTransition', 'lazy', 'use'],
  'react-dom': ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  'react-dom/client': ['hydrateRoot'],
}

/**
 * What none of our windows uses, a third of React's renderer: taking over HTML that a server rendered; Suspense, Activity, lists of them and view transitions; style
 * sheets, scripts and titles that it would move into the page's head, and a page's own html, head and body; references to fragments.
 * And errors made at loading, which are only ever compared: where a page is measured, the browser notes for each where it came from, and reads the whole file again for that.
 * @type {import('./cutCode.mjs').Cuts}
 */
const CUTS = {
  // Suspense, a part of it that is not here yet, a list of them, a hidden tree, what moves into the head, the page's own elements, view transition, Activity.
  tags: [13, 18, 19, 22, 23, 24, 26, 27, 30, 31],
  // An element of theirs is refused then, as one of an unknown type.
  cases: [
    'REACT_ACTIVITY_TYPE',
    'REACT_SUSPENSE_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  constants: { isHydrating: '!1', isDehydrated: '!1' },
  beginnings: {
    HydrationMismatchException: '{}',
    SelectiveHydrationException: '{}',
    SuspenseException: '{}',
    SuspenseyCommitException: '{}',
    SuspenseActionException: '{}',
  },
  bodies: {
    FragmentInstance: "throw Error('React: a fragment has no ref in this build.')",
    isFragmentInstanceParent: 'return !1',
    // Events are kept back for what is taken over only.
    queueIfContinuousEvent: 'return !1',
    clearIfContinuousEvent: '',
    retryIfBlockedOn: '',
    prefetchDNS: '',
    preconnect: '',
    preload: '',
    preloadModule: '',
    preinitScript: '',
    preinitStyle: '',
    preinitModuleScript: '',
  },
  assigned: [
    'exports.hydrateRoot',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'FragmentInstance.prototype',
    'ReactDOMSharedInternals.findDOMNode',
  ],
}

/**
 * Cuts out of React what the windows don't use, and ends the build where our code imports it, or where React is another than the cuts were made for.
 * @returns {import('rollup').Plugin}
 */
export function trimReact() {
  return {
    name: 'trim-react',
    transform(code, id) {
      if (!id.includes('/node_modules/')) refuseGone(code, id)
      if (!id.endsWith(FILE)) return null
      if (!code.includes(`exports.version = "${VERSION}"`))
        throw new Error(
          `React is no longer ${VERSION}: look at what .rollup/trimReact.mjs cuts out of it, and correct it.`,
        )
      return { code: cutCode(code, CUTS), map: null }
    },
  }
}

/**
 * @param {string} code
 * @param {string} id
 */
function refuseGone(code, id) {
  for (const [, list = '', from = ''] of code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)) {
    const gone = GONE[/** @type {keyof typeof GONE} */ (from)] ?? []
    const found = list
      .split(',')
      .map(item => item.trim().split(/\s/)[0] ?? '')
      .filter(name => gone.includes(name))
    if (found.length > 0)
      throw new Error(
        `${id} imports ${found.join(', ')} from ${from}, which the build cuts out of React. Do without, or take it out of the lists in .rollup/trimReact.mjs.`,
      )
  }
}
