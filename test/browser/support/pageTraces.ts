/**
 * State of a page, for comparisons: its HTML, some texts, and the properties of some objects. The record stays in the
 * page, because it refers to objects of the page.
 */
export interface PageTraces {
  readonly html: string
  readonly texts: Readonly<Record<string, unknown>>
  /** Own properties of the page's objects, by the object's name. */
  readonly properties: ReadonlyMap<string, ReadonlyMap<PropertyKey, PropertyDescriptor>>
}

/** Matches the change of `comparePageTraces` for the property that React sets on the document at its first render. */
export const REACT_MARK = /^document\._reactListening\w+ is new$/

/** Records the state of a page. Runs in the page. */
export function readPageTraces(): PageTraces {
  const copy = document.documentElement.cloneNode(true) as Element
  // Ignores the text in which the page shows the chosen pictures.
  for (const output of copy.querySelectorAll('output')) output.textContent = ''
  const owners: Readonly<Record<string, object>> = {
    window,
    document,
    html: document.documentElement,
    body: document.body,
    Object,
    Array,
    Function,
    String,
    Promise,
    JSON,
    history,
    'Object.prototype': Object.prototype,
    'Array.prototype': Array.prototype,
    'Function.prototype': Function.prototype,
    'String.prototype': String.prototype,
    'Element.prototype': Element.prototype,
    'HTMLElement.prototype': HTMLElement.prototype,
    'Node.prototype': Node.prototype,
    'Document.prototype': Document.prototype,
    'Event.prototype': Event.prototype,
    'EventTarget.prototype': EventTarget.prototype,
  }
  // Ignores sizes, because the page's height depends on the text of the chosen pictures.
  const isSize = (name: string) => /size$|height$|^width$|origin$/.test(name)
  const styles = (name: string, element: Element) => {
    const computed = getComputedStyle(element)
    return Object.fromEntries(
      [...computed]
        .filter(property => !isSize(property))
        .map(property => [`${name} ${property}`, computed.getPropertyValue(property)]),
    )
  }
  // A page or a frame may have no access to storage.
  const unlessDenied = <T>(read: () => T) => {
    try {
      return read()
    } catch {
      return undefined
    }
  }
  const own = (owner: object) =>
    new Map(Reflect.ownKeys(owner).map(key => [key, Object.getOwnPropertyDescriptor(owner, key)!]))
  return {
    html: copy.outerHTML,
    texts: {
      address: location.href,
      title: document.title,
      cookies: unlessDenied(() => document.cookie),
      stored: unlessDenied(() => Object.keys(localStorage))?.filter(key => !key.startsWith('foyer.')),
      storedForSession: unlessDenied(() => Object.keys(sessionStorage)),
      history: `${history.length} ${JSON.stringify(history.state)}`,
      focus: document.activeElement?.id,
      scroll: `${scrollX} ${scrollY}`,
      scrolledInside: [...document.querySelectorAll('*')]
        .filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft)
        .map(({ localName, id, scrollTop, scrollLeft }) => `${localName}#${id} ${scrollLeft} ${scrollTop}`),
      styleSheets: `${document.styleSheets.length} ${document.adoptedStyleSheets.length}`,
      frames: frames.length,
      ...styles('html', document.documentElement),
      ...styles('body', document.body),
    },
    properties: new Map(Object.entries(owners).map(([name, owner]) => [name, own(owner)])),
  }
}

/** Lists the differences between two states of a page; empty if there are none. Runs in the page. */
export function comparePageTraces([before, after]: readonly [PageTraces, PageTraces]): string[] {
  const changes: string[] = []
  if (before.html !== after.html) changes.push(`html was ${before.html} and is ${after.html}`)
  for (const [name, text] of Object.entries(before.texts)) {
    if (JSON.stringify(text) !== JSON.stringify(after.texts[name]))
      changes.push(`${name} was ${JSON.stringify(text)} and is ${JSON.stringify(after.texts[name])}`)
  }
  for (const [name, properties] of before.properties) {
    const now = after.properties.get(name)!
    for (const key of new Set([...properties.keys(), ...now.keys()])) {
      const [old, present] = [properties.get(key), now.get(key)]
      const isSame =
        old &&
        present &&
        (['value', 'get', 'set', 'writable', 'enumerable', 'configurable'] as const).every(part =>
          Object.is(old[part], present[part]),
        )
      if (!isSame) changes.push(`${name}.${String(key)} ${old ? (present ? 'was replaced' : 'is gone') : 'is new'}`)
    }
  }
  return changes
}
