// Vite's bundles of the peers take a style sheet as its text.
declare module '*.css?inline' {
  const css: string
  export default css
}
