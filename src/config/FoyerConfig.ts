import type { ThemeOptions } from '../kit/theme/themeCss'

/** Which field of a picture must be filled, and by which rule; see specification image-library 5.2. */
export type CheckForFields = Readonly<Record<string, readonly 'notempty'[]>>

/** Who is signed in on the page. */
export interface AuthConfig {
  /** The account's name, usually an e-mail address; absent for visitors. */
  account?: string
  /** The account's id; every picture and series call is scoped to it. */
  accountId?: number | string
  /** May write blog posts. Default false. */
  blogAuthor?: boolean
  /** Name of the portal's session cookie, which `register.reset` expires. */
  sessionCookie?: string
  /** Called by `register.reset`, for what a script can't expire, such as an HttpOnly cookie. */
  onReset?: () => void
}

/** Addresses of other services; an address may be absolute or a path on the page's own host. */
export interface HostsConfig {
  /** Base of the support link, which leads to `{support}/support`. */
  support?: string
  /** The image-resizing service. Default `/image`. */
  image?: string
  /** The editor's host, where it is not the page's own: an address on any other host is refused, because it would get the account's token. */
  editor?: string
  /** The editor's host when the portal has no token for an account; default: the address itself. */
  editorAlternate?: string
  /** Base of the `page.json` that makes a new article with `isStaging`; default: the portal's own. */
  editorStaging?: string
  /** Page of a person's videos. Default `/player`. */
  player?: string
  /** Base of the partner film school's film pages. Default `/film`. */
  filmSchool?: string
  /** Base of the culture portal's creator pages. Default `/creator`. */
  culture?: string
  /** The expert-mode tool for events: `{stage}/{language}/stage/{id}`. Default: the page's own host. */
  stage?: string
  /** The external picture editor that event pictures are changed in; default: the library's own window. */
  pictureEditor?: string
}

/** The families whose windows use the portal's templates. */
export interface TemplateFamilies {
  pix?: boolean
  register?: boolean
  event?: boolean
  editor?: boolean
  blog?: boolean
  language?: boolean
}

/** The portal's templates: for which families, and how to read and fetch those that no `data-slot` prepares. A template is named by the last part of its address without its ending, or by its parameter `content` or `m`: `picmeta`, `userpass`, `cb_ui_window`. */
export interface TemplatesConfig extends TemplateFamilies {
  /** Selectors of slots, by template and slot: `{ picmeta: { Copyright: '#copy' } }`. Default: slots are found by `data-slot`, else by name, id or class. */
  slots?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Fields that are posted for a template, by template. Default: a template is fetched by GET. */
  post?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>
}

/** Addresses on the portal; absolute or a path on the page's own host. */
export interface PathsConfig {
  /** Base of the picture calls. Default `/pix`. */
  pixBase?: string
  /** Base of the translation calls. Default `/module/lib/framework`. */
  framework?: string
  /** Base of the registration frame's calls and templates. Default `/register`. */
  register?: string
  /** Base of the layers' calls. Default `/register-login/api`. */
  registerLogin?: string
  /** What blog and temporary-account calls are put on: `{linkRoot}/page.json`. Default: nothing. */
  linkRoot?: string
  /** What article and comment calls are put on: `{documentRoot}/de_DE/page.json`. Default: nothing. */
  documentRoot?: string
  /** Base of the event module's calls, such as `{docRoot}/api/auth`. Default `/event`. */
  docRoot?: string
  /** Where organisers' and locations' addresses are made. Default `{docRoot}/api/address`. */
  addressBase?: string
  /** Where cities are looked up. Default `/module/lib/framework/selectBoxDataCity.php`. */
  cityUrl?: string
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
  /** How files are sent: `fetch`, or `frame` by a form in a hidden iframe, as old proxies need it. Default: `fetch` where the browser can. */
  uploadTransport?: 'fetch' | 'frame'
  /** Whether the delete button of the picture meta window deletes the picture. Default false: it asks, and nothing follows (image-library 2.8). */
  deleteInMeta?: boolean
}

/** Settings of the accounts. */
export interface RegisterConfig {
  /** Numbers of the languages on the portal, by locale. Default 1 German, 2 English, 44 Polish. */
  languageIds?: Readonly<Record<string, number>>
  /** Which rows of the temporary-account form each account type shows; default: what the portal's template says, else all. */
  accountTypes?: Readonly<Record<string, readonly string[]>>
  /** Whether mails lead back to the page one is on. Default true. */
  tokenPage?: boolean
  /** What a mail is about, such as an article: sent with the request for a password mail. */
  item?: { id?: number | string; type?: string }
  /** Where the layer 'registration confirmed' finds the portal's app; default: no link. */
  appUrl?: string
  /** Where the terms of use are found. Default `/terms`. */
  termsUrl?: string
}

/** Settings of event management (events 9). */
export interface EventConfig {
  /** Whether categories, characteristics and keywords have the tab Topics of their own; else they stand on Description. Default true. */
  topicsTab?: boolean
  /** Whether the tab of the English translation shows. Default false. */
  translation?: boolean
  /** Whether the tab of the Polish translation shows. Default false. */
  translationPl?: boolean
  /** Keywords to choose from; default: none. */
  keywordSuggestions?: readonly string[]
  /** A keyword that every new event begins with. */
  defaultKeyword?: string
  /** The formal category that a new event begins with. */
  defaultCategory?: number
  /** Which category sets a new event uses: 5, 40 or 84. Default: the sets without a system. */
  categorySystem?: number
  /** Answers a token that lets the account into the expert mode; default: the portal is asked for one. */
  getStageToken?: () => Promise<string>
  /** The number by which the external picture editor is opened. Default 43. */
  pictureEditorId?: number
}

/** Who finds the coordinates of an address. */
export interface MapsConfig {
  /** Address of a Nominatim-compatible search. Default `/geocode/search`. */
  geocoderUrl?: string
  /** Address of a script with Google Maps' Geocoder interface, loaded when it is needed; used instead of `geocoderUrl`. */
  scriptUrl?: string
}

/** Settings of the search fields. */
export interface AutocompleteConfig {
  /** How long after the last key a search starts, in ms. Default 1000. */
  debounce?: number
}

/** Elements of pages that can't be edited, by the call that a click on them makes, such as `{ 'register.login': '.login-button' }`. */
export type SelectorsConfig = Readonly<Record<string, string>>

/** A request to the portal before it is sent, as `onRequest` gets it. */
export interface OutgoingRequest {
  /** The call as the specifications write it, such as `GET getMlBricks.php`. */
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** The whole address, with its query. */
  readonly url: string
  /** What the page adds; `onRequest` may set and delete. */
  readonly headers: Headers
}

/** Everything a host page may set with `foyer.configure`, `data-*` attributes or a `data-foyer-config` block. */
export interface FoyerConfig {
  /** Interface language such as `de_DE`; `fromQuery`: English when the query parameter `language` contains EN, else German. Default `en_EN`. */
  language?: string
  /** Locale such as `de_AT` in which a picture's description is looked up; default: the interface language. */
  locale?: string
  /** Project names sent to the translation service. Default `cb-pix`. */
  projects?: string
  /** The portal's project name, sent with the calls of accounts. Default `foyer`. */
  project?: string
  /** Whose data it is: sent as `Customer` with every event and address call. */
  customer?: string
  /** Asks the translation service to create labels it doesn't know. Default false. */
  createLabels?: boolean
  /** Whether texts are fetched from the portal's translation service. Default true. */
  translations?: boolean
  /** Whether the library runs in an area of its own, where nothing can be inserted; default: decided by the page's address. */
  standalone?: boolean
  auth?: AuthConfig
  /** Whether a picture needs its required fields before it is inserted. Default false. */
  checkFields?: boolean
  /** The required fields. Default Title and Copyright, not empty. */
  checkForFields?: CheckForFields
  hosts?: HostsConfig
  paths?: PathsConfig
  pix?: PixConfig
  register?: RegisterConfig
  event?: EventConfig
  maps?: MapsConfig
  autocomplete?: AutocompleteConfig
  selectors?: SelectorsConfig
  /** Where `data-foyer` and `selectors` count: `off` nowhere, a selector only inside of what it names, such as `main .toolbar`. For pages that show HTML which members wrote: choose what they can't write. Default: everywhere. */
  triggers?: string
  /** Functions that an answer of the portal may name, such as the `customCallback` of a search result. */
  callbacks?: Readonly<Record<string, (value: unknown) => void>>
  /** How the windows look: scheme, accent, font, single tokens. */
  theme?: ThemeOptions
  /** The page's CSP nonce. Nothing needs it any more, since no style element is made; pages that set it may leave it. */
  nonce?: string
  /** Where OK leads after a 404. Default `/`. */
  homeUrl?: string
  /** Where client errors are posted; none: the console only. */
  errorLogUrl?: string
  /** Headers that each request to the portal carries, uploads too, such as a token of the page's own. Not those to a geocoder, and not uploads by `frame`, where a browser sets none. A portal on another host must allow them. */
  headers?: Readonly<Record<string, string>>
  /** Called before each request that carries `headers`; it may set more, such as a fresh token or an id for tracing, and may return a promise. If it throws, the request is not sent, and the window offers to try again. */
  onRequest?: (request: OutgoingRequest) => void | Promise<void>
  /** Called instead of `location.reload()`, so that a page can save its own work first. */
  reload?: (reason: string) => void
  /** Closes the page's film side layer, before a layer of Foyer opens. */
  closeSideLayer?: () => void
  /** Whether new series and addresses, events that are saved, vouchers, blog posts and new articles carry an `Idempotency-Key`, so that one that is sent again after its answer was lost is not done twice; the fields of a picture, the title of a series, what is in it and what is published are set without one, as a second time does no harm. The portal keeps the key of what it has done, not of what it refused, and no longer than that is there: what was deleted since, it makes anew. A portal on another host must allow the header. Uploads have such a key in any case. Default false. */
  idempotency?: boolean
  /** Whether Escape and a click beside it close a window. Default true. */
  overlayClose?: boolean
  /** Whether windows show the control that opens the language chooser. Default true. */
  languageSelect?: boolean
  /** Whether windows show a link to help. Default true. */
  supportLink?: boolean
  /** An element of the page, or its selector, that holds every window instead of a modal: for a page that is the library's own area. */
  container?: string | Element
  /** The portal's templates as layouts: all of them, or those of the named families, such as `{ pix: true }`. Default false. */
  templates?: boolean | TemplatesConfig
}
