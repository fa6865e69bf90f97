/** Pages are drawn on a server, once, while it builds, and taken over by React in the browser. */
export default {
  output: 'export',
  // Where the pages lie on the portal's own host.
  basePath: '/consumers/next/out',
  trailingSlash: true,
}
