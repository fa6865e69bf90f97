import type { ThemeOptions } from '../kit/theme/themeCss'
import type { FoyerError } from '../lib/FoyerError'
import type { EventConfig } from './EventConfig'
import type { PixConfig } from './PixConfig'
import type { BlogConfig, RegisterConfig } from './RegisterConfig'

/** Required fields of a picture by name, with rules, such as `{ Title: ['notempty'] }` (image-library 5.2). */
export type CheckForFields = Readonly<Record<string, readonly 'notempty'[]>>

/** The account on the page. */
export interface AuthConfig {
  /** The account's name, usually an e-mail address. Absent for visitors. */
  account?: string
  /** The account's id. The requests for pictures and series, and uploads, contain this id. */
  accountId?: number | string
  /** True when the account may write blog posts. Default false. */
  blogAuthor?: boolean
  /** Name of the portal's session cookie, which `register.reset` removes. */
  sessionCookie?: string
  /** Called by `register.reset`, to remove data that Foyer's script can't remove, such as an HttpOnly cookie. */
  onReset?: () => void
}

/** Addresses of other services. An address may be absolute or a path on the page's own host. */
export interface HostsConfig {
  /**
   * Base of most windows' support link, `{support}/support`. Default: empty. Other windows open `/support/` or
   * `/support/language`.
   */
  support?: string
  /** The image-resizing service. Default `/image`. */
  image?: string
  /**
   * The editor's host. Only this host, `editorAlternate` and the page's own host get the account and its token. If the
   * `url` of `editor.open` is on any other host, Foyer refuses it, unless Foyer moves it to `editorAlternate`.
   */
  editor?: string
  /** Base to which Foyer moves the `url` of `editor.open` if the portal has no token for the account. Default: none. */
  editorAlternate?: string
  /** Base of the call that creates an article if `editor.open` gets `isStaging`. Default: `paths.documentRoot`. */
  editorStaging?: string
  /** Page of a video: `{player}?film6={id}`. Default `/player`. */
  player?: string
  /** Base of the film pages of the partner film school: `{filmSchool}/{id}`. Default `/film`. */
  filmSchool?: string
  /** Base of the creator pages of the culture portal: `{culture}/{id}`. Default `/creator`. */
  culture?: string
  /** The expert-mode tool for events: `{stage}/{language}/stage/{id}`. Default: the page's own host. */
  stage?: string
  /** The external picture editor for event pictures. Default: the library's own window. */
  pictureEditor?: string
}

/**
 * The families whose windows use the portal's templates. False excludes a family, even its templates that `slots` and
 * `post` name.
 */
export interface TemplateFamilies {
  pix?: boolean
  register?: boolean
  event?: boolean
  editor?: boolean
  blog?: boolean
  language?: boolean
}

/**
 * The portal's templates: the families that use them, the fields to post when a template is fetched, and the selectors
 * of slots without `data-slot`. The name of a template, such as `picmeta`, is the parameter `content`, `m` or
 * `template` of its address. Without these parameters, the name is the last part of the path without extension.
 */
export interface TemplatesConfig extends TemplateFamilies {
  /**
   * Selectors of slots, by template and slot: `{ picmeta: { Copyright: '#copy' } }`. A template named here is used
   * unless its family is `false`. Default: `data-slot`, else name, id or class.
   */
  slots?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Fields to post, by template. A template named here is used unless its family is `false`. Other templates use GET.
   */
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
  /**
   * Base of the blog's page and calls, such as `{linkRoot}/page.json`, and of the call that moves a temporary account.
   * Default: empty.
   */
  linkRoot?: string
  /** Base of article and comment calls: `{documentRoot}/de_DE/page.json`. Default: empty. */
  documentRoot?: string
  /** Base of the event module's calls, such as `{docRoot}/api/auth`. Default `/event`. */
  docRoot?: string
  /** Base of the address calls, which create organisers and locations. Default `{docRoot}/api/address`. */
  addressBase?: string
  /**
   * Address that searches cities. Default `/module/lib/framework/selectBoxDataCity.php`, in the event form
   * `{docRoot}/api/autocomplete/cities`.
   */
  cityUrl?: string
  /** Base of templates: window frame and language chooser. Default `/module/jscript/lib/cb_ui/templates`. */
  templates?: string
}

/** The service that finds the coordinates of an address. */
export interface MapsConfig {
  /** Address of a Nominatim-compatible search. Default `/geocode/search`. */
  geocoderUrl?: string
  /** Address of a script with Google Maps' Geocoder interface, loaded on first use. Replaces `geocoderUrl`. */
  scriptUrl?: string
}

/** Settings of the search fields. */
export interface AutocompleteConfig {
  /** Delay in ms from the last key to the search. Default 1000. */
  debounce?: number
}

/** Selectors by call: a click on a selected element makes the call. */
export type SelectorsConfig = Readonly<Record<string, string>>

/** A request to the portal before it is sent, as `onRequest` receives it. */
export interface OutgoingRequest {
  /** The call as the specifications write it, such as `GET getMlBricks.php`. */
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** The whole address, with its query. */
  readonly url: string
  /** Headers that the page adds. `onRequest` may set and delete them. */
  readonly headers: Headers
}

/** All options of a host page, set by `foyer.configure`, `data-*` attributes or a `data-foyer-config` block. */
export interface FoyerConfig {
  /**
   * The interface language, such as `de_DE`. The value `fromQuery` means English if the parameter `language` of the
   * page's address contains EN, else German. Default: `de_DE` for events; `fromQuery` for accounts, editor and blog;
   * otherwise `en_EN`.
   */
  language?: string
  /** Locale of a picture's description, such as `de_AT`. Default: the interface language. */
  locale?: string
  /** Project names sent to the translation service. Default `cb-pix`. */
  projects?: string
  /** The portal's project name, sent with the calls of accounts. Default `foyer`. */
  project?: string
  /** Owner of the data, sent as `Customer` with the calls for events and addresses. */
  customer?: string
  /** True when the translation service is asked to create labels that it doesn't know. Default false. */
  createLabels?: boolean
  /** True when texts are fetched from the portal's translation service. Default true. */
  translations?: boolean
  /**
   * True when the page only manages pictures, so that the library never offers to insert one. Default: true if a
   * segment of the page's path is `pix`, or if the host of the page begins with `pix`.
   */
  standalone?: boolean
  auth?: AuthConfig
  /** True when a picture needs its required fields before it is inserted. Default false. */
  checkFields?: boolean
  /**
   * The required fields. `Description` is the description in the language of `locale`. Default Title and Copyright, not
   * empty.
   */
  checkForFields?: CheckForFields
  hosts?: HostsConfig
  paths?: PathsConfig
  pix?: PixConfig
  register?: RegisterConfig
  blog?: BlogConfig
  event?: EventConfig
  maps?: MapsConfig
  autocomplete?: AutocompleteConfig
  /** Elements that make a call on click: `{ 'register.login': '.login-button' }`. For pages that can't be edited. */
  selectors?: SelectorsConfig
  /**
   * Parts of the page where `data-foyer` and `selectors` work: a selector such as `main .toolbar`, or `off` for none.
   * It must not match elements that users of the page can write. Default: the whole page.
   */
  triggers?: string
  /**
   * Functions by name. If a person chooses a search result whose `customCallback` is such a name, Foyer calls the
   * function with the result.
   */
  callbacks?: Readonly<Record<string, (value: unknown) => void>>
  /** Style of the windows: scheme, accent, font, single tokens. */
  theme?: ThemeOptions
  /** The page's CSP nonce. Allowed, but has no effect: Foyer creates no style element, so it needs no nonce. */
  nonce?: string
  /** Address that the OK button of the message about a 404 opens. Default `/`. */
  homeUrl?: string
  /** Address to which client errors are posted. Default: only the console. */
  errorLogUrl?: string
  /**
   * Called once for each FoyerError that the console shows or that makes a call fail. Set it with `foyer.configure`. An
   * error that `onError` itself throws becomes an unhandled rejection of the page.
   */
  onError?: (error: FoyerError) => void
  /**
   * Headers of each call to the portal, uploads included, such as the page's own token. Not sent to a geocoder or to
   * `errorLogUrl`, nor with requests for picture files. Not sent with uploads by a form (`pix.uploadTransport`) either,
   * because a form can't carry headers. A portal on another host must allow the headers.
   */
  headers?: Readonly<Record<string, string>>
  /**
   * Called before each request to which the option `headers` applies, even if `headers` is not set. May add headers,
   * such as a new token or a trace id, and may return a promise. If it throws, the request is not sent, and the window
   * offers a retry.
   */
  onRequest?: (request: OutgoingRequest) => void | Promise<void>
  /** Called instead of `location.reload()`, so that a page can save its work. `reason`: the window or the action. */
  reload?: (reason: string) => void
  /**
   * Called when a layer of `foyer.register` opens, such as the login layer. The page can then close a side panel of its
   * own, such as one that shows films.
   */
  closeSideLayer?: () => void
  /**
   * True when requests that must not happen twice carry the header `Idempotency-Key`. By this key, the portal
   * recognises a request that is repeated after a lost response. The guide `portal-answers.md` lists these requests,
   * and the portal's duties. Default false.
   */
  idempotency?: boolean
  /** True when Escape and a click on the backdrop close a window. Default true. */
  overlayClose?: boolean
  /** True when windows show the control that opens the language chooser. Default true. */
  languageSelect?: boolean
  /** True when windows show a link to help. Default true. */
  supportLink?: boolean
  /**
   * An element of the page, or its selector. The window of each call opens inside this element instead of as a modal.
   * The windows that this window opens are still modal. Meant for a page with little other content.
   */
  container?: string | Element
  /**
   * True when the portal's templates replace all built-in layouts. To replace only some layouts, pass an object with
   * families, such as `{ pix: true }`, and with single templates in `slots` and `post`. Default false.
   */
  templates?: boolean | TemplatesConfig
}
