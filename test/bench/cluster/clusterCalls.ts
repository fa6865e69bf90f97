/**
 * Calls of the load test: those that the windows send for an account with a tenth of all data, and public pages.
 * `series` is the id of that account's series of 5,000 pictures.
 */
export function clusterCalls({
  pictures,
  series,
}: {
  pictures: number
  series: number
}): { what: string; path: (number: number) => string }[] {
  const own = '/pix/pictures/by/1001'
  const pages = Math.floor(pictures / 10 / 36) - 1
  const words = ['hafen', 'deich', 'winter', 'markt', 'chor']
  return [
    { what: 'pictures, first page', path: () => `${own}?limit=36` },
    { what: 'pictures, any of the first 50 pages', path: number => `${own}?limit=36&from=${(number % 50) * 36}` },
    { what: 'pictures, a page near the end', path: number => `${own}?limit=36&from=${(pages - (number % 10)) * 36}` },
    {
      what: 'pictures, filtered by a frequent word',
      path: number => `${own}?limit=36&filter=${words[number % words.length]}`,
    },
    {
      what: 'pictures, filtered by a rare word',
      path: number => `${own}?limit=36&filter=hafen%20${1000 + (number % 500)}`,
    },
    { what: 'series, list', path: () => '/pix/series/by/1001?from=0' },
    {
      what: 'series of 5,000, a page',
      path: number => `/pix/series/${series}/pictures?limit=36&from=${(number % 100) * 36}`,
    },
    {
      what: 'duplicates: 1,000 pictures',
      path: number => `${own}?limit=1000&from=${(number % Math.min(20, Math.floor(pictures / 10_000))) * 1000}`,
    },
    { what: 'events overview, first page', path: () => '/event/api/event_cluster?Customer=uferland&p=1' },
    {
      what: 'events overview, any of the first 20 pages',
      path: number => `/event/api/event_cluster?Customer=uferland&p=${1 + (number % 20)}`,
    },
    {
      what: 'events overview, searched',
      path: number => `/event/api/event_cluster?Customer=uferland&p=1&search=${words[number % words.length]}`,
    },
    { what: 'public events, any of the first 5 pages', path: number => `/events?p=${1 + (number % 5)}` },
    { what: 'public events, searched', path: number => `/events?search=${words[number % words.length]}` },
  ]
}
