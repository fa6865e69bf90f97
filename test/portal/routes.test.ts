/** @jest-environment node */
import { contractRequests } from './support/contractRequests'
import { readRoutes, requestsOf, routeOf } from './support/routeRequests'

const routes = readRoutes()
const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`

test('every request in contractRequests goes to a route of the application', () => {
  const lost = contractRequests.filter(request => (routeOf(routes, request)?.url ?? '/*') === '/*')
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
