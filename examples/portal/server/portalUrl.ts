/** The address of a portal that listens there, ending in a slash. */
export function portalUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}
