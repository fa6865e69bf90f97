import { BlockList, isIP } from 'node:net'
import type { CommandLine } from '../CommandLine'

const ownMachine = new BlockList()
ownMachine.addSubnet('127.0.0.0', 8)
ownMachine.addAddress('::1', 'ipv6')

/** How others than this machine reach a portal, as its operator has set it; undefined where nothing says that they do. */
export function wayIn({ host, trustProxy, publicUrl }: Pick<CommandLine, 'host' | 'trustProxy' | 'publicUrl'>): string | undefined {
  if (!isOwn(host)) return `HOST is ${host}`
  if (trustProxy) return 'TRUST_PROXY names a web server in front'
  if (publicUrl !== undefined && !isOwn(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`
  return undefined
}

function isOwn(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? address === 'localhost' : ownMachine.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
