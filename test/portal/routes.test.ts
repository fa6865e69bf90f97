/** @jest-environment node */
import { listDescribedCalls } from '../wire/contract/DescribedCall'
import { portalChecks } from '../wire/contract/portalChecks'
import { readPortalFile } from '../wire/contract/PortalFile'
import { contractRequests } from './support/contractRequests'
import { knownRequests, readRoutes, requestsOf, routeOf } from './support/routeRequests'

const routes = readRoutes()
const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`

test('every request in contractRequests fits the contract, and every call of the contract has a request there, with few exceptions', () => {
  const file = readPortalFile()
  const calls = listDescribedCalls(file)
  const checks = portalChecks(file, calls)
  const found = contractRequests.map(({ method, path, fields }) => {
    const sent = new URLSearchParams(fields)
    const [query, form] = method === 'GET' ? [sent, undefined] : [new URLSearchParams(), sent]
    return checks.callOf({ method, path, query, form, key: undefined, status: 200, text: '' })
  })
  expect(found.flatMap(result => ('errors' in result ? result.errors : []))).toEqual([])
  const reached = new Set(found.flatMap(result => ('call' in result ? result.call : [])))
  // These calls are not in contractRequests. They send files, JSON to an address that the page sets, or fields that the
  // page sets.
  const others =
    /^POST \/pix\/pictures\/by\/|^POST \/error-log|^\w+ \/(?:module\/jscript|pix\/template|event\/templates)\//
  expect(
    calls
      .filter(call => !reached.has(call))
      .map(({ method, path }) => `${method} ${path}`)
      .filter(name => !others.test(name)),
  ).toEqual([])
})

test('every known request goes to a route of the application', () => {
  const lost = knownRequests.filter(request => (routeOf(routes, request)?.url ?? '/*') === '/*')
  expect(lost.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('every route of the application, including a new one, gets a request', () => {
  const all = [
    ...routes,
    { method: 'POST', url: '/neu/:id/:language(^[a-z]{2}_[A-Z]{2}$)' },
    { method: 'GET', url: '/neu' },
  ]
  const requests = requestsOf(all)
  const reached = new Set(
    requests.map(request => routeOf(all, request)).flatMap(route => (route ? [nameOf(route)] : [])),
  )
  expect(all.map(nameOf).filter(name => !reached.has(name))).toEqual([])
  expect(requests.find(({ path }) => path === '/neu/1/de_DE')?.fields).toHaveProperty('account')
})
