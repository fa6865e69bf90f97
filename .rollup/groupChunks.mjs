/** @typedef {(id: string) => import('rollup').ModuleInfo | null} GetModuleInfo */

/**
 * Who needs a module.
 * @typedef {object} Users
 * @property {string[]} parts the windows, and the tables of families, that load by `import()` and reach it
 * @property {readonly string[]} families those of the parts; the portal's templates have none
 * @property {boolean} isOfLibrary whether the picture library is among them
 * @property {boolean} isOfPictures whether any picture window is
 * @property {boolean} isOfEvents
 */

/** What entries hold with all that they import; the first that reaches a module keeps it. The core must wait for no other: that one would wait for it. */
const ENTRIES = [
  ['loadCall', '/src/loadCall.ts'],
  ['core', '/src/core.ts'],
  ['page', '/src/openByMarks.ts'],
]

/**
 * The chunks of what several windows share, the first that fits: not one for every few lines, and none that a page needs but for a few of them.
 * @type {readonly (readonly [chunk: string, fits: (users: Users) => boolean])[]}
 */
const SHARED = [
  // Pictures with templates need no family but their own.
  ['template', ({ parts }) => parts.some(part => !familyOf(part))],
  // Events need much of what one other family has: its own windows go without the rest.
  ['list', ({ isOfEvents, families, isOfLibrary }) => isOfEvents && families.length === 2 && isOfLibrary],
  ['pixEvents', ({ isOfEvents, families, isOfPictures }) => isOfEvents && families.length === 2 && isOfPictures],
  [
    'registerEvents',
    ({ isOfEvents, families }) => isOfEvents && families.length === 2 && families.includes('register'),
  ],
  ['editorEvents', ({ isOfEvents, families }) => isOfEvents && families.length === 2 && families.includes('editor')],
  ['blogEvents', ({ isOfEvents, families }) => isOfEvents && families.length === 2],
  ['further', ({ families, isOfPictures }) => families.length > 1 && !isOfPictures],
  // A file of its own would be one request more for every first window.
  ['core', ({ families, isOfLibrary }) => families.length > 1 && isOfLibrary],
  ['field', ({ families }) => families.length > 1],
  ['list', ({ isOfLibrary }) => isOfLibrary],
  ['form', ({ isOfPictures }) => isOfPictures],
  ['register', ({ families }) => families.includes('register')],
  ['editor', ({ families }) => families.includes('editor')],
  ['blog', ({ families }) => families.includes('blog')],
  ['event', ({ families }) => families.includes('event')],
]

const LANGUAGES = new Map([
  ['de', 'german'],
  ['en', 'english'],
  ['pl', 'polish'],
])
const TEXTS_CHUNKS = new Map([
  ['library', 'Texts'],
  ['pictures', 'FurtherTexts'],
  ['accounts', 'AccountTexts'],
  ['events', 'EventTexts'],
])

/**
 * Says which chunk holds a module, by the tables above; a module that only one window needs stands in that window's own.
 * @returns {import('rollup').GetManualChunk}
 */
export function groupChunks() {
  /** @type {Map<string, string> | undefined} */
  let ofEntries
  /** @type {Map<string, string[]>} */
  const parts = new Map()
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!ofEntries) {
      ofEntries = new Map()
      const ids = [...getModuleIds()]
      for (const [chunk = '', file = ''] of ENTRIES)
        for (const reached of reachedFrom(ids.find(one => one.endsWith(file)) ?? file, getModuleInfo))
          if (!ofEntries.has(reached)) ofEntries.set(reached, chunk)
      for (const part of ids.filter(one => isPart(one, getModuleInfo)))
        for (const reached of reachedFrom(part, getModuleInfo))
          parts.set(reached, [...(parts.get(reached) ?? []), part])
    }
    return textsChunkName(id) ?? ofEntries.get(id) ?? sharedChunk(parts.get(id) ?? [])
  }
}

/**
 * @param {string[]} parts
 * @returns {string | undefined}
 */
export function sharedChunk(parts) {
  if (parts.length < 2) return undefined
  const families = [...new Set(parts.map(familyOf))].filter(family => family !== undefined)
  const users = {
    parts,
    families,
    isOfLibrary: parts.some(part => part.includes('/ManageWindow.')),
    isOfPictures: families.includes('pix'),
    isOfEvents: families.includes('event'),
  }
  return SHARED.find(([, fits]) => fits(users))?.[0]
}

const familyOf = (/** @type {string} */ id) => /\/src\/(pix|register|editor|blog|event)\//.exec(id)?.[1]

/** @type {(id: string, getModuleInfo: GetModuleInfo) => boolean} */
const isPart = (id, getModuleInfo) =>
  (familyOf(id) !== undefined || id.endsWith('/loadServerTemplates.ts')) &&
  (getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/**
 * A module and all that it imports.
 * @param {string} id
 * @param {GetModuleInfo} getModuleInfo
 */
function reachedFrom(id, getModuleInfo) {
  const found = new Set([id])
  for (const one of found) for (const imported of getModuleInfo(one)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * The chunk of a file of texts that loads by itself: a language's files have the same names as those of every other.
 * @param {string} id
 */
function textsChunkName(id) {
  const [, language = '', file = ''] = /\/labels\/texts\/(de|en|pl)\/(\w+)\.ts$/.exec(id) ?? []
  const part = TEXTS_CHUNKS.get(file)
  return part && `${LANGUAGES.get(language)}${part}`
}
