import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from './RequestError'

const ownMachine = new BlockList()
ownMachine.addSubnet('127.0.0.0', 8)
ownMachine.addAddress('::1', 'ipv6')

/** True when a host name or address, without its port, means this machine. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? address === 'localhost' : ownMachine.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Paths that load balancers request by the machine's address; the responses contain no personal data. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/

/**
 * Refuses requests for every host except loopback and the host of PUBLIC_URL. Otherwise any site could point its own
 * name at this machine (DNS rebinding) and read the responses, and an undeclared proxy could make the demo public.
 */
export function refuseForeignHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicName = publicUrl === undefined ? undefined : new URL(publicUrl).hostname
  const isAnswered = (host: string) => {
    const name = hostName(host)
    return name !== undefined && (name === publicName || isLoopback(name))
  }
  app.addHook('onRequest', async request => {
    if (HEALTH.test(request.url)) return
    if (request.headers.host === undefined) throw new RequestError(400, 'The request has no header Host.')
    // Node reads the first Host; a web server in front may have read the second Host.
    if (request.raw.rawHeaders.filter(isHostName).length > 1)
      throw new RequestError(400, 'The request has the header Host twice.')
    if (namedHosts(request).every(isAnswered)) return
    throw new RequestError(
      421,
      'The portal does not respond to this host name, because anybody could point a name at it. Use its own address, or set PUBLIC_URL to the address that visitors use.',
    )
  })
}

/** True when an entry of a list, in which names and values of headers alternate, is the name Host. */
const isHostName = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host'

/**
 * Returns the hosts that a request names: in `Host`, in an absolute request target, and in `X-Forwarded-Host` from a
 * web server in front of the portal.
 */
function namedHosts({ headers, url }: FastifyRequest): string[] {
  const forwarded = headers['x-forwarded-host']
  return [
    headers.host ?? '',
    ...(URL.canParse(url) ? [new URL(url).host] : []),
    ...(forwarded === undefined ? [] : [forwarded].flat().join(',').split(',')),
  ]
}

function hostName(host: string): string | undefined {
  const address = `http://${host.trim()}`
  return /^[\w.:[\]-]+$/.test(host.trim()) && URL.canParse(address) ? new URL(address).hostname : undefined
}
