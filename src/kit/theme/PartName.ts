/**
 * The parts of a window that a page's own style sheet reaches, as in `foyer-root::part(heading) { … }`. A `button` is a
 * `primary`, `secondary`, `quiet` or `danger` one too. Forms with a password are in the page's own tree, so no part
 * reaches them.
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
