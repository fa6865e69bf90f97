import type { FoyerConfig } from '../../config/FoyerConfig'
import type { Foyer } from '../Foyer'
import { checkBrowser, checkNatives } from './checkBrowser'
import { checkConfigured } from './checkConfigured'
import { type BuildFiles, checkFiles } from './checkFiles'
import { checkHost, configuredHosts } from './checkHost'
import { checkStorage } from './checkStorage'
import { checkStyle } from './checkStyle'
import { checkTemplates } from './checkTemplates'
import { checkTrustedTypes, readPolicies, watchPolicy } from './contentPolicy'
import { type Diagnosis, type DiagnosisCheck, type DiagnosisCopy, type DiagnosisName, good } from './Diagnosis'

/**
 * Checks what a page allows Foyer, prints the result as a table on the console, and returns it. Its code is one file
 * that works even if the other files can't be loaded.
 * @param tag the script element of this copy; none in a page's own bundle
 * @param build the files of a build in modules; none in the single file and in a bundle
 */
export async function diagnose(
  foyer: Foyer,
  readConfig: () => FoyerConfig,
  tag?: HTMLScriptElement | null,
  build?: BuildFiles,
): Promise<Diagnosis> {
  const policy = watchPolicy()
  const copies = listCopies(foyer, tag)
  const style = checkStyle()
  const configured = await checkConfigured(readConfig)
  const templates = await checkTemplates()
  const hosts = configuredHosts(readGiven(readConfig))
  const [policies, files, ...reached] = await Promise.all([
    readPolicies(),
    build ? checkFiles(build) : good(tag ? `${tag.src}, a single file` : "in the page's own bundle"),
    ...hosts.map(host => checkHost(host, policy)),
  ])
  policy.stop()
  const refused = (directive: string): DiagnosisCheck => {
    const names = hosts
      .filter(
        (host, index) =>
          host.directive === directive &&
          reached[index]?.status === 'problem' &&
          policy.refusedBy(directive, host.origin),
      )
      .map(({ origin }) => origin)
    return names.length > 0
      ? { status: 'problem', found: `refuses ${names.join(', ')}`, advice: `Add ${names.join(' ')} to ${directive}.` }
      : good('refuses no configured address')
  }
  const checks: Partial<Record<DiagnosisName, DiagnosisCheck>> = {
    files,
    copies: checkCopies(copies),
    ...configured,
    policy: good(policies ? policies.join(', ') || 'none' : 'could not be read'),
    'policy: script': good(build ? 'modules load from the folder of foyer.js' : 'no further script is needed'),
    styles: style,
    'policy: connect': refused('connect-src'),
    'policy: frame': refused('frame-src'),
    'Trusted Types': checkTrustedTypes(policies),
    ...checkStorage(),
    natives: checkNatives(),
    ...checkBrowser(),
    ...templates,
    ...Object.fromEntries(
      hosts.map(({ origin, options, directive }, index) => [
        `host ${origin}${directive === 'connect-src' ? '' : ` (${directive})`}`,
        reached[index] ?? good(options.join()),
      ]),
    ),
  }
  const problems = (Object.keys(checks) as DiagnosisName[]).filter(name => checks[name]?.status === 'problem')
  console.table(checks, ['status', 'found', 'advice'])
  return {
    version: foyer.version,
    build: build ? 'modules' : tag ? 'single file' : 'package',
    from: build ? new URL('.', build.address).href : tag?.src,
    copies,
    checks,
    problems,
  }
}

function readGiven(readConfig: () => FoyerConfig): FoyerConfig {
  try {
    return readConfig()
  } catch {
    // `checkConfigured` reports errors of the options.
    return {}
  }
}

function checkCopies(copies: readonly DiagnosisCopy[]): DiagnosisCheck {
  const found = copies
    .map(({ version = 'unknown version', from = 'a bundle or another script' }) => `${version} from ${from}`)
    .join('; ')
  if (copies.length === 1) return good(found)
  return {
    status: 'limited',
    found,
    advice:
      'Load one copy. Each copy has its own configuration, and only the first one is the global foyer and handles data-foyer.',
  }
}

const FILE = /\/foyer(?:\.umd)?\.js$/

/** Lists the copies of Foyer: this copy, another copy that set the global, and other script elements of Foyer. */
function listCopies(foyer: Foyer, tag: HTMLScriptElement | null | undefined): DiagnosisCopy[] {
  const global = (window as unknown as { foyer?: Partial<Foyer> }).foyer
  const isGlobalOther = global !== foyer && !!global?.pix
  const scripts = [...document.scripts].filter(script => script !== tag && FILE.test(script.src.split(/[?#]/)[0]!))
  const others: DiagnosisCopy[] = scripts.map(({ src }) => ({ version: undefined, from: src, isThis: false }))
  // With several script elements, it is unknown which of them set the global.
  if (isGlobalOther)
    others[0] = { version: global.version, from: others.length === 1 ? others[0]?.from : undefined, isThis: false }
  return [{ version: foyer.version, from: tag?.src || undefined, isThis: true }, ...others]
}
