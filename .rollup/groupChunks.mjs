// Decides which chunk each module of the library belongs to.
// Problem: many modules are shared by several windows. Without help, Rollup makes one chunk for each combination of
// windows that share a module. These are dozens of small files, and each file is a request.
// Idea: a few groups. Texts, rich labels and small late parts have their own chunks. `ENTRIES` names the chunks of
// `loadCall.ts`, of the core, and of `openByMarks.ts`. `SHARED` groups all other shared modules by the families whose
// windows need them. A module of a single window stays in that window's chunk. A window loads a whole group even for a
// few lines of it, so no group may be too large. The core's chunk imports only the chunk of `loadCall.ts`, because
// every other chunk waits for the core. Without these groups, a first window loads more files one after the other, and
// exceeds its size limit (`test/check/sizes.mjs`). To check a change, run `npm run build` and read the list of chunks
// in `dist/sizes.txt`. `test/build/groupChunks.test.ts` tests the rules.

/** @typedef {(id: string) => import('rollup').ModuleInfo | null} GetModuleInfo */

/**
 * Parts of the library that need a module.
 * @typedef {object} Users
 * @property {string[]} parts modules that load by `import()` and import the module, directly or not. These are windows,
 * their late parts, the files `src/<family>/…Family.ts`, and the entry of the portal's templates
 * @property {readonly string[]} families families of these parts; the portal's templates have none
 * @property {boolean} isOfLibrary true if the picture library needs the module
 * @property {boolean} isOfPictures true if any picture window needs it
 * @property {boolean} isOfEvents true if any event window needs it
 */

/** Chunks of the entries with all their imports. A module belongs to the first entry that reaches it. */
const ENTRIES = [
  ['loadCall', '/src/loadCall.ts'],
  ['core', '/src/core.ts'],
  ['page', '/src/openByMarks.ts'],
]

/**
 * Chunks for modules that several windows share; the first row that fits counts.
 * @type {readonly (readonly [chunk: string, fits: (users: Users) => boolean])[]}
 */
const SHARED = [
  // Modules that read and write calendar files. They load with the first export or import.
  ['calendarFile', ({ parts }) => parts.every(part => /\/(composeICalendar|readEvents)\.ts$/.test(part))],
  // Modules of the portal's templates. Without this chunk, a window with a template would load a chunk of another
  // family.
  ['template', ({ parts }) => parts.some(part => !familyOf(part))],
  // Modules of the windows that create several events. No other event window needs these modules.
  ['createRun', ({ parts }) => parts.every(part => /\/(?:ImportWindow|RepeatWindow)\./.test(part))],
  // Modules that read, decode and encode pictures. Only FitFiles, CropPicture and the previews of files need them.
  ['converter', ({ parts }) => parts.every(part => /\/(?:FitFiles|CropPicture|readPictureFacts)\./.test(part))],
  // Modules that events share with exactly one other family. Each of these families has its own chunk for them, so that
  // its windows don't load the other modules of events. Modules that the picture library needs belong to its chunk
  // `list`.
  ['list', ({ isOfEvents, families, isOfLibrary }) => isOfEvents && families.length === 2 && isOfLibrary],
  ['pixEvents', ({ isOfEvents, families, isOfPictures }) => isOfEvents && families.length === 2 && isOfPictures],
  [
    'registerEvents',
    ({ isOfEvents, families }) => isOfEvents && families.length === 2 && families.includes('register'),
  ],
  ['editorEvents', ({ isOfEvents, families }) => isOfEvents && families.length === 2 && families.includes('editor')],
  ['blogEvents', ({ isOfEvents, families }) => isOfEvents && families.length === 2],
  ['further', ({ families, isOfPictures }) => families.length > 1 && !isOfPictures],
  // Modules that the picture library shares with other families. They belong to the core's chunk, because a further
  // chunk would be one more request.
  ['core', ({ families, isOfLibrary }) => families.length > 1 && isOfLibrary],
  ['field', ({ families }) => families.length > 1],
  ['list', ({ isOfLibrary }) => isOfLibrary],
  ['form', ({ isOfPictures }) => isOfPictures],
  ['register', ({ families }) => families.includes('register')],
  ['editor', ({ families }) => families.includes('editor')],
  ['blog', ({ families }) => families.includes('blog')],
  ['event', ({ families }) => families.includes('event')],
]

/**
 * Small parts that load late. They share a chunk, because each further chunk adds its name to the files that a first
 * window loads.
 * @type {readonly (readonly [chunk: string, files: RegExp])[]}
 */
const SMALL_PARTS = [
  [
    'libraryParts',
    /\/pix\/manage\/(?:parts\/(?:PictureRow|MarkedActions|PictureTooltip|DeletedFrom|deleteListed|KeyHelp)|confirmPictures|shouldReload)\.tsx?$|\/fieldCheck\/completeDescribed\.ts$/,
  ],
]

/**
 * Modules that only rich labels use. A rich label is a label with links or emphasis. The modules have their own chunk,
 * `richLabels`. Otherwise Rollup would put them into the core's chunk, because the core imports the index of
 * react-i18next, which imports `Trans`.
 */
const OF_RICH_LABELS =
  /\/react-i18next\/.*\/Trans(?:WithoutContext)?\.js$|\/html-parse-stringify\/|\/void-elements\/|\/labels\/RichLabel\.tsx$/

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
 * Returns a function that names the chunk of a module by the tables above. A module that only one window needs stays in
 * that window's chunk.
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
    return (
      textsChunkName(id) ??
      (OF_RICH_LABELS.test(id) ? 'richLabels' : undefined) ??
      SMALL_PARTS.find(([, files]) => files.test(id))?.[0] ??
      ofEntries.get(id) ??
      sharedChunk(parts.get(id) ?? [])
    )
  }
}

/**
 * Returns the chunk of a module that several parts need.
 * @param {string[]} parts
 * @returns {string | undefined} undefined if fewer than two parts need it
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
 * Returns a module and everything that it imports, directly or not.
 * @param {string} id
 * @param {GetModuleInfo} getModuleInfo
 */
function reachedFrom(id, getModuleInfo) {
  const found = new Set([id])
  for (const one of found) for (const imported of getModuleInfo(one)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Returns the chunk of a file of texts. Files of different languages have the same name, so the language is part of the
 * chunk's name.
 * @param {string} id
 */
function textsChunkName(id) {
  const [, language = '', file = ''] = /\/labels\/texts\/(de|en|pl)\/(\w+)\.ts$/.exec(id) ?? []
  const part = TEXTS_CHUNKS.get(file)
  return part && `${LANGUAGES.get(language)}${part}`
}
