import type { ThemeOptions } from '../kit/theme/ThemeOptions'

/** Which field of a picture must be filled, and by which rule; see specification image-library 5.2. */
export type CheckForFields = Readonly<Record<string, readonly 'notempty'[]>>

/** Who is signed in on the page. */
export interface AuthConfig {
  /** The account's name, usually an e-mail address; absent for visitors. */
  account?: string
  /** The account's id; every picture and series call is scoped to it. */
  accountId?: number | string
}

/** Addresses of other services; an address may be absolute or a path on the page's own host. */
export interface HostsConfig {
  /** Base of the support link, which leads to `{support}/support`. */
  support?: string
  /** The image-resizing service. Default `/image`. */
  image?: string
}

/** Addresses on the portal; absolute or a path on the page's own host. */
export interface PathsConfig {
  /** Base of the picture calls. Default `/pix`. */
  pixBase?: string
  /** Base of the translation calls. Default `/module/lib/framework`. */
  framework?: string
  /** Base of the generic windows' templates. Default `/module/jscript/lib/cb_ui/templates`. */
  templates?: string
}

/** Settings of the picture library; sizes in bytes. */
export interface PixConfig {
  /** Largest single file, exclusive. Default 10 MB. */
  fileSize?: number
  /** Largest post, exclusive. Default 20 MB. */
  postSize?: number
  /** Allowed endings, with the dot. Default `.jpeg .jpg .gif .png`. */
  extensions?: readonly string[]
  /** What stands between the keywords of a picture in the one input that holds them. Default `, `. */
  keywordDelimiter?: string
  /** How files are sent: `fetch`, or `frame` by a form in a hidden frame, as old proxies need it. Default: `fetch` where the browser can. */
  uploadTransport?: 'fetch' | 'frame'
  /** Whether the delete button of the picture meta window deletes the picture. Default false: it asks, and nothing follows (image-library 2.8). */
  deleteInMeta?: boolean
}

/** Everything a host page may set with `foyer.configure`, `data-*` attributes or a `data-foyer-config` block. */
export interface FoyerConfig {
  /** Interface language such as `de_DE`; `fromQuery`: English when the query parameter `language` contains EN, else German. Default `en_EN`. */
  language?: string
  /** Locale such as `de_AT` in which a picture's description is looked up; default: the interface language. */
  locale?: string
  /** Project names sent to the translation service. Default `cb-pix`. */
  projects?: string
  /** Asks the translation service to create labels it doesn't know. Default false. */
  createLabels?: boolean
  /** Whether texts are fetched from the portal's translation service. Default true. */
  translations?: boolean
  /** Whether the library runs in an area of its own, where nothing can be inserted; default: judged by the page's address. */
  standalone?: boolean
  auth?: AuthConfig
  /** Whether a picture needs its required fields before it is inserted. Default false. */
  checkFields?: boolean
  /** The required fields. Default Title and Copyright, not empty. */
  checkForFields?: CheckForFields
  hosts?: HostsConfig
  paths?: PathsConfig
  pix?: PixConfig
  /** How the windows look: scheme, accent, font, single tokens. */
  theme?: ThemeOptions
  /** The page's CSP nonce for style elements. */
  nonce?: string
  /** Where OK leads after a 404. Default `/`. */
  homeUrl?: string
  /** Where client errors are posted; none: the console only. */
  errorLogUrl?: string
  /** Called instead of `location.reload()`, so that a page can save its own work first. */
  reload?: (reason: string) => void
  /** Whether Escape and a click beside it close a window. Default true. */
  overlayClose?: boolean
  /** Whether windows show the control that opens the language chooser. Default true. */
  languageSelect?: boolean
  /** Whether windows show a link to help. Default true. */
  supportLink?: boolean
  /** An element of the page, or its selector, that holds every window instead of a modal: for a page that is the library's own area. */
  container?: string | Element
  /** The portal's templates as layouts: all of them, or those of the named families, such as `{ pix: true }`. Default false. */
  templates?: boolean | Readonly<Record<string, boolean>>
}
