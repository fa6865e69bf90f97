let count = 0

/** An id for a form in the page's own tree, which several roots, and several copies of the library, share. */
export function makeFormId(): string {
  let id: string
  do id = `foyer-form-${++count}`
  while (document.getElementById(id))
  return id
}
