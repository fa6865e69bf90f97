import { join } from 'node:path'
import { runModule } from '../../support/runModule'
import { type ContractRequest, contractRequests } from './contractRequests'
import type { AppRoute, listRoutes } from './listRoutes'
import { pageRequests } from './pageRequests'

/** Requests with the fields that their routes read. */
export const knownRequests: readonly ContractRequest[] = [...contractRequests, ...pageRequests]
/** All fields of the known requests, for a route that has no known request. */
const COMMON_FIELDS: ContractRequest['fields'] = Object.assign({}, ...knownRequests.map(({ fields }) => fields))

const PARAMETER = /:(\w+)(?:\(\^?(.*?)\$?\))?(?=\/|\.[a-z]+$|$)/g

/** Returns the GET and POST routes of the portal's application in order of registration. */
export function readRoutes(): AppRoute[] {
  const { code, out, err } = runModule(join(__dirname, 'listRoutes.ts'), 'listRoutes', [], {
    NODE_OPTIONS: '--import tsx',
    NODE_NO_WARNINGS: '1',
  })
  if (code !== 0) throw new Error(`The routes could not be listed: ${err}`)
  const routes: Awaited<ReturnType<typeof listRoutes>> = JSON.parse(out)
  return routes.filter(({ method }) => method === 'GET' || method === 'POST')
}

/** Returns the route of a request: the most specific one that matches its method and path. */
export function routeOf(routes: readonly AppRoute[], { method, path }: Pick<ContractRequest, 'method' | 'path'>) {
  const fitting = routes.filter(route => route.method === method && patternOf(route.url).test(path))
  // The router prefers fixed paths to parameters, and both to the page for missing addresses.
  return fitting.toSorted((one, other) => wildness(one.url) - wildness(other.url))[0]
}

/**
 * Returns the known requests for each route. A route without one gets a request with a value for each parameter
 * and every known field.
 */
export function requestsOf(routes: readonly AppRoute[]): ContractRequest[] {
  const known = new Map<AppRoute, ContractRequest[]>()
  for (const request of knownRequests) {
    const route = routeOf(routes, request)
    if (route) known.set(route, [...(known.get(route) ?? []), request])
  }
  return routes.flatMap(route => known.get(route) ?? [invented(route)])
}

function invented({ method, url }: AppRoute): ContractRequest {
  const path = url
    .replace(PARAMETER, (_, name: string, pattern = '') => (pattern.includes('A-Z') ? 'de_DE' : valueOf(name)))
    .replace('*', 'a')
  return { method: method === 'GET' ? 'GET' : 'POST', path, fields: COMMON_FIELDS }
}

const valueOf = (name: string) => (name === 'accountId' ? '1001' : '1')
/**
 * Returns the number of a route's parameters. For an address with a star, adds a number below 1,000, which is higher
 * for a shorter address. So general routes have high numbers.
 */
const wildness = (url: string) => (url.includes('*') ? 1000 - url.length : 0) + (url.match(PARAMETER)?.length ?? 0)

function patternOf(url: string): RegExp {
  const pattern = url
    .replace(/[.]/g, '\\.')
    .replace(/:(\w+)\(\^?(.*?)\$?\)(?=\/|$)/g, (_, _name, inner: string) => inner.replaceAll('\\\\.', '\\.'))
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${pattern}$`)
}
