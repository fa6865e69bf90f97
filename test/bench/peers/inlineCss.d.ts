// In Vite's bundles of the peers, importing a style sheet returns its text.
declare module '*.css?inline' {
  const css: string
  export default css
}
