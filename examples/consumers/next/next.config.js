/** Pages are rendered once on a server, at build time, and hydrated by React in the browser. */
export default {
  output: 'export',
  // Path of the pages on the portal's host.
  basePath: '/consumers/next/out',
  trailingSlash: true,
}
