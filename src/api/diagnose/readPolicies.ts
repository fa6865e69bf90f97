const HEADER = 'content-security-policy'

/**
 * The texts of the page's content security policies, from its `<meta>` elements and from the header, for which the page is asked once
 * more (HEAD); undefined where that was not answered.
 */
export async function readPolicies(): Promise<string[] | undefined> {
  const written = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')].filter(({ httpEquiv }) => httpEquiv.toLowerCase() === HEADER).map(({ content }) => content)
  try {
    const { ok, headers } = await fetch(location.href.split('#')[0]!, { method: 'HEAD' })
    const sent = headers.get(HEADER)
    return ok ? [...written, ...(sent ? [sent] : [])] : undefined
  } catch {
    return undefined
  }
}
