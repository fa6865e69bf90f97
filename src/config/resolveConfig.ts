import type { ThemeOptions } from '../kit/theme/themeCss'
import { webAddress } from '../lib/webAddress'
import { defaultCheckForFields } from './findMissingFields'
import type { AuthConfig, CheckForFields, FoyerConfig, HostsConfig, PathsConfig, TemplatesConfig } from './FoyerConfig'
import type { PixConfig } from './PixConfig'

/** A configuration with the defaults that every window needs. Each family adds its own defaults. */
export interface ResolvedConfig extends FoyerConfig {
  readonly language: string
  readonly locale: string
  readonly projects: string
  readonly createLabels: boolean
  readonly translations: boolean
  readonly standalone: boolean
  readonly auth: AuthConfig
  readonly checkFields: boolean
  readonly checkForFields: CheckForFields
  readonly hosts: HostsConfig & Required<Pick<HostsConfig, 'support' | 'image'>>
  readonly paths: PathsConfig & Required<Pick<PathsConfig, 'pixBase' | 'framework' | 'templates'>>
  readonly pix: Required<Omit<PixConfig, 'convertFiles' | 'deleteSeries' | 'fullscreen' | 'ratios'>> &
    Pick<PixConfig, 'convertFiles' | 'deleteSeries' | 'fullscreen' | 'ratios'>
  readonly theme: ThemeOptions
  readonly nonce: string | undefined
  readonly homeUrl: string
  readonly errorLogUrl: string | undefined
  readonly overlayClose: boolean
  readonly idempotency: boolean
  readonly languageSelect: boolean
  readonly supportLink: boolean
  readonly container: string | Element | undefined
  readonly templates: boolean | TemplatesConfig
  readonly reload: (reason: string) => void
}

const MEGABYTE = 1024 ** 2

/**
 * Fills in the defaults that the specifications and the list of decisions give. Some depend on `address`, the page's
 * address.
 */
export function resolveConfig(config: FoyerConfig, address: URL): ResolvedConfig {
  const language = resolveLanguage(config.language ?? 'en_EN', address)
  const hosts = fillDefaults(config.hosts, { support: '', image: '/image' })
  return {
    ...config,
    language,
    locale: config.locale ?? language,
    projects: config.projects ?? 'cb-pix',
    createLabels: config.createLabels ?? false,
    translations: config.translations ?? true,
    standalone: config.standalone ?? isStandalone(address),
    auth: config.auth ?? {},
    checkFields: config.checkFields ?? false,
    checkForFields: config.checkForFields ?? defaultCheckForFields,
    // Absolute, because the browser would resolve a path against a `<base>` of the page, which may lead to another
    // host.
    hosts: { ...hosts, image: webAddress(hosts.image, address.href) ?? hosts.image },
    paths: fillDefaults(config.paths, {
      pixBase: '/pix',
      framework: '/module/lib/framework',
      templates: '/module/jscript/lib/cb_ui/templates',
    }),
    pix: fillDefaults(config.pix, {
      fileSize: 10 * MEGABYTE,
      postSize: 20 * MEGABYTE,
      extensions: ['.jpeg', '.jpg', '.gif', '.png'],
      keywordDelimiter: ', ',
      uploadTransport: 'fetch',
      deleteInMeta: false,
    }),
    theme: config.theme ?? {},
    nonce: config.nonce,
    homeUrl: config.homeUrl ?? '/',
    errorLogUrl: config.errorLogUrl,
    overlayClose: config.overlayClose ?? true,
    idempotency: config.idempotency ?? false,
    languageSelect: config.languageSelect ?? true,
    supportLink: config.supportLink ?? true,
    container: config.container,
    templates: config.templates ?? false,
    reload: config.reload ?? (() => window.location.reload()),
  }
}

/** Fills in defaults. An option that is null or undefined counts as omitted. */
function fillDefaults<Group extends object, Name extends keyof Group>(
  given: Group | undefined,
  defaults: Required<Pick<Group, Name>>,
): Group & Required<Pick<Group, Name>> {
  const filled = Object.entries(given ?? {}).filter(([, value]) => value != null)
  return { ...defaults, ...Object.fromEntries(filled) } as Group & Required<Pick<Group, Name>>
}

/**
 * True when the page is the library's own area: a path segment is `pix`, or the host begins with 'pix' (image-library
 * 6, list of decisions).
 */
function isStandalone(address: URL): boolean {
  return address.pathname.split('/').includes('pix') || address.hostname.startsWith('pix')
}

/**
 * Returns the language that a page configures. `fromQuery` is the portal's rule: English if the query parameter
 * `language` contains EN, else German (portal-accounts 2.6).
 */
export function resolveLanguage(configured: string, address: URL): string {
  if (configured !== 'fromQuery') return configured
  return address.searchParams.get('language')?.includes('EN') ? 'en_EN' : 'de_DE'
}
