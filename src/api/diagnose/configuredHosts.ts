import type { FoyerConfig } from '../../config/FoyerConfig'

/** A host that the configuration names, and by which policy directive it must be allowed. */
export interface ConfiguredHost {
  readonly origin: string
  /** The options that name it, such as `paths.pixBase`. */
  readonly options: string[]
  readonly directive: 'connect-src' | 'img-src' | 'frame-src' | 'script-src'
}

const DIRECTIVES: Readonly<Record<string, ConfiguredHost['directive']>> = {
  'hosts.image': 'img-src',
  'hosts.editor': 'frame-src',
  'hosts.editorAlternate': 'frame-src',
  'hosts.pictureEditor': 'frame-src',
  'hosts.editorStaging': 'connect-src',
  'maps.geocoderUrl': 'connect-src',
  'maps.scriptUrl': 'script-src',
  errorLogUrl: 'connect-src',
}

/** The other hosts that a configuration names and Foyer itself asks; where links lead and what lies on the page's own host is not among them. */
export function configuredHosts(config: FoyerConfig): ConfiguredHost[] {
  const found = new Map<string, ConfiguredHost>()
  const note = (option: string, value: unknown, directive = DIRECTIVES[option]) => {
    if (!directive || typeof value !== 'string' || !URL.canParse(value, location.href)) return
    const { origin } = new URL(value, location.href)
    if (origin === location.origin || origin === 'null') return
    const host = found.get(directive + origin) ?? { origin, options: [], directive }
    host.options.push(option)
    found.set(directive + origin, host)
  }
  for (const [name, value] of Object.entries(config.hosts ?? {})) note(`hosts.${name}`, value)
  for (const [name, value] of Object.entries(config.paths ?? {})) note(`paths.${name}`, value, 'connect-src')
  for (const [name, value] of Object.entries(config.maps ?? {})) note(`maps.${name}`, value)
  note('errorLogUrl', config.errorLogUrl)
  return [...found.values()]
}
