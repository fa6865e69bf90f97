/** Returns the address of a portal on that host and port, ending in a slash. */
export function portalUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}
