import type { ConfiguredHost } from './configuredHosts'
import type { DiagnosisCheck } from './Diagnosis'
import { good } from './good'
import type { PolicyWatch } from './watchPolicy'

/** How long a host may take to answer. */
const PATIENCE_MS = 5_000
const REPORT_MS = 50

/** Whether a configured host answers, and whether the page's policy lets Foyer reach it the way it would. */
export async function checkHost({ origin, options, directive }: ConfiguredHost, policy: PolicyWatch): Promise<DiagnosisCheck> {
  const found = options.join(', ')
  const address = `${origin}/`
  const isReached = await (directive === 'frame-src' ? tryFrame(address, policy) : directive === 'img-src' ? tryPicture(address) : tryFetch(address))
  // What the policy refused is told a little after the refusal.
  await new Promise(resolve => setTimeout(resolve, REPORT_MS))
  const refusedBy = policy.refusedBy(directive, address)
  if (refusedBy) return { status: 'problem', found: `${found}: refused by ${refusedBy} of the page's policy`, advice: `Add ${origin} to ${refusedBy}.` }
  if (isReached || directive === 'img-src') return good(`${found}: ${isReached ? 'answers' : 'allowed'}`)
  // A script is fetched otherwise than here; whether it comes is known when it is needed.
  if (directive === 'script-src' && policy.refusedBy('connect-src', address)) return { status: 'limited', found: `${found}: not asked, because connect-src forbids it`, advice: `See that script-src allows ${origin}.` }
  return { status: 'problem', found: `${found}: no answer`, advice: `See that ${origin} runs, is reached from this browser and has a valid certificate, or correct the option.` }
}

async function tryFetch(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}

function tryPicture(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    // No picture, no answer and a refusal look the same here; the refusal is noted by the watch.
    picture.onerror = () => resolve(false)
    setTimeout(() => resolve(false), PATIENCE_MS)
    picture.src = address
  })
}

async function tryFrame(address: string, policy: PolicyWatch): Promise<boolean> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.setAttribute('sandbox', '')
  const isLoaded = new Promise<boolean>(resolve => {
    frame.onload = () => resolve(!policy.refusedBy('frame-src', address))
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  frame.src = address
  document.documentElement.append(frame)
  return isLoaded.finally(() => frame.remove())
}
