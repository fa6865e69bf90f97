/**
 * The parts of a window that a page's own style sheet reaches, as in `foyer-root::part(heading) { … }`. A `button` is a `primary`, `secondary`,
 * `quiet` or `danger` one too. What stands in the page's own tree, the forms with a password, is reached by no part.
 */
export type PartName =
  | 'window'
  | 'header'
  | 'heading'
  | 'close'
  | 'support'
  | 'content'
  | 'bar'
  | 'button'
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'field'
  | 'label'
  | 'input'
  | 'hint'
  | 'error'
  | 'notice'
