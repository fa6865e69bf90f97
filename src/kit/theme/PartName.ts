/**
 * The parts of a window that a page's own style sheet reaches, as in `foyer-root::part(heading) { … }`. Each `button`
 * also has the part name of its kind: `primary`, `secondary`, `quiet` or `danger`. Forms with a password are in the
 * page's own tree, so no part reaches them.
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
