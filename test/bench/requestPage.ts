import { type Agent, get } from 'node:http'

/**
 * Requests one page of pictures from a portal and returns their number. Uses Node's HTTP client, which has little
 * overhead. Rejects if the status is not 200.
 */
export function requestPage(agent: Agent, url: URL, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie, accept: 'application/json' } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (response.statusCode !== 200) reject(new Error(`${url.href} responded with ${response.statusCode}: ${text}`))
        else resolve(text.split('"Uri"').length - 1)
      })
    }).on('error', reject)
  })
}
