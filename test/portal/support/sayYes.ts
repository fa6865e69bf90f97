import type { LayerClient } from './layerClient'

const FIELD = /name="(\w+)"\s+value="([^"]*)"/g

/**
 * Submits a form of the page that asks which person an account belongs to: the form of the person with this first name.
 * `more` replaces fields of the form. Returns the address of the redirect.
 */
export async function sayYes(
  browser: LayerClient,
  page: string,
  firstname: string,
  more: Record<string, string> = {},
): Promise<string> {
  const form = page.split('<form').find(text => text.includes(`<b>${firstname} `)) ?? ''
  const fields = [...form.matchAll(FIELD)].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')])
  const { headers } = await browser.post('/register/person', { ...Object.fromEntries(fields), ...more })
  return String(headers['location'])
}
