import { subscribe } from 'node:diagnostics_channel'
import { registerPages } from '../../../examples/portal/pages/registerPages'
import { createApp } from '../../../examples/portal/server/createApp'
import { pageServices } from '../../../examples/portal/server/pageServices'
import type { PortalParts } from '../../../examples/portal/server/Portal'

/** A route of the portal's application. */
export interface AppRoute {
  method: string
  /** Path with its parameters, such as `/film/:id`. */
  url: string
}

/** Replaces the parts of the portal, such as database and mail, while routes are registered. */
const anything: object = new Proxy(() => {}, {
  get: (_target, name) => (typeof name === 'symbol' || name === 'then' ? undefined : anything),
  apply: () => anything,
})

/**
 * Makes the portal's application with `anything` in place of its parts. Returns all its routes, as Fastify reports
 * them. Runs in a separate process; see readRoutes.
 */
export async function listRoutes(): Promise<AppRoute[]> {
  const routes: AppRoute[] = []
  subscribe('fastify.initialization', message => {
    const { fastify } = message as { fastify: Awaited<ReturnType<typeof createApp>> }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url })
    })
  })
  const parts = {
    ...(Object.fromEntries(
      ['db', 'query', 'storage', 'attempts', 'accounts', 'mail', 'images', 'gazetteer'].map(name => [name, anything]),
    ) as unknown as PortalParts),
    publicUrl: undefined,
  }
  const app = await createApp(parts, anything as Parameters<typeof createApp>[1], {
    libraryDir: `${process.cwd()}/dist`,
    trustProxy: undefined,
  })
  registerPages(app, pageServices(parts, []))
  await app.ready()
  await app.close()
  return routes
}
