/** The build renders each page once, and React hydrates it in the browser. */
export default {
  output: 'export',
  // Path of the pages on the portal's host.
  basePath: '/consumers/next/out',
  trailingSlash: true,
}
