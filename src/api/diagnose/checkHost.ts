import type { FoyerConfig } from '../../config/FoyerConfig'
import type { PolicyWatch } from './contentPolicy'
import { type DiagnosisCheck, good } from './Diagnosis'

/** A host in the configuration, and the policy directive that must allow it. */
interface ConfiguredHost {
  readonly origin: string
  /** The options that name it, such as `paths.pixBase`. */
  readonly options: string[]
  readonly directive: 'connect-src' | 'img-src' | 'frame-src' | 'script-src'
}

const DIRECTIVES: Readonly<Record<string, ConfiguredHost['directive']>> = {
  'hosts.image': 'img-src',
  'hosts.editor': 'frame-src',
  'hosts.editorAlternate': 'frame-src',
  'hosts.editorStaging': 'connect-src',
  'pix.deleteSeries': 'connect-src',
  'maps.geocoderUrl': 'connect-src',
  'maps.scriptUrl': 'script-src',
  errorLogUrl: 'connect-src',
}

/**
 * Returns the configured hosts to which Foyer itself sends requests: an entry for each host and directive. Leaves out
 * targets of links, and the page's own host.
 */
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
  note('pix.deleteSeries', config.pix?.deleteSeries)
  note('errorLogUrl', config.errorLogUrl)
  return [...found.values()]
}

/** Time limit in ms for the response of a host. */
const PATIENCE_MS = 5_000
const REPORT_MS = 50

/**
 * Checks that a configured host responds, and that the page's policy lets Foyer reach it. For the host of the pictures,
 * checks only the policy. For the host of a script, does not check `script-src`, because the check loads no script.
 */
export async function checkHost(
  { origin, options, directive }: ConfiguredHost,
  policy: PolicyWatch,
): Promise<DiagnosisCheck> {
  const found = options.join(', ')
  const address = `${origin}/`
  const isReached = await (directive === 'frame-src'
    ? tryIframe(address, policy)
    : directive === 'img-src'
      ? tryPicture(address)
      : tryFetch(address))
  // The browser reports a violation of the policy a little later.
  await new Promise(resolve => setTimeout(resolve, REPORT_MS))
  const refusedBy = policy.refusedBy(directive, address)
  if (refusedBy)
    return {
      status: 'problem',
      found: `${found}: refused by ${refusedBy} of the page's policy`,
      advice: `Add ${origin} to ${refusedBy}.`,
    }
  if (isReached || directive === 'img-src') return good(`${found}: ${isReached ? 'responds' : 'allowed'}`)
  // The test request needs connect-src, but the script needs only script-src. If the policy refuses the request,
  // it can still allow the script.
  if (directive === 'script-src' && policy.refusedBy('connect-src', address))
    return {
      status: 'limited',
      found: `${found}: not checked, because connect-src forbids it`,
      advice: `Check that script-src allows ${origin}.`,
    }
  return {
    status: 'problem',
    found: `${found}: no response`,
    advice: `Check that ${origin} runs, is reachable from this browser and has a valid certificate, or correct the option.`,
  }
}

async function tryFetch(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    return false
  }
}

function tryPicture(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    // A missing picture, no response and a refusal look the same here. `PolicyWatch` reports refusals.
    picture.onerror = () => resolve(false)
    setTimeout(() => resolve(false), PATIENCE_MS)
    picture.src = address
  })
}

async function tryIframe(address: string, policy: PolicyWatch): Promise<boolean> {
  const iframe = document.createElement('iframe')
  iframe.hidden = true
  iframe.setAttribute('sandbox', '')
  const isLoaded = new Promise<boolean>(resolve => {
    iframe.onload = () => resolve(!policy.refusedBy('frame-src', address))
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  iframe.src = address
  document.documentElement.append(iframe)
  return isLoaded.finally(() => iframe.remove())
}
