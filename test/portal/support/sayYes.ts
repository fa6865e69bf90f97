import type { LayerClient } from './layerClient'

const FIELD = /name="(\w+)"\s+value="([^"]*)"/g

/**
 * Says on the page of a question that the person with this first name belongs to the account; `more` replaces fields of
 * the form. Returns the address to which the answer leads.
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
