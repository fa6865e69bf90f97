/**
 * Headers of requests that no script of the portal's own pages sends: those of another site's script, a link, a
 * picture, a typed address, a prefetch, the ping of a link.
 */
export const foreignHeaders: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Dest': 'image' },
  { 'Sec-Fetch-Site': '', Origin: 'https://boese.example' },
  { 'Sec-Fetch-Site': '', Origin: 'null' },
  { 'Sec-Fetch-Site': '', Origin: '' },
  { 'Sec-Fetch-Mode': 'no-cors' },
  { 'Sec-Fetch-Mode': 'cors', 'Sec-Purpose': 'prefetch' },
]
