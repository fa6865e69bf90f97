/** The required type of each option. Empty if the call itself checks the value. */
type OptionKinds = Readonly<Record<string, 'boolean' | 'number' | 'string' | ''>>

const NONE: OptionKinds = {}
const INTRO: OptionKinds = { withRegistration: 'boolean' }
const EVENT: OptionKinds = { keepHash: 'boolean', reload: 'boolean' }

/**
 * The calls that markup may make, and the options of each. Users of a page may write markup too. So each of these calls
 * only opens a window and changes nothing by itself. No option sets a text to show, a link, a redirect or a container.
 * `editor.open` opens an address only on the page's own host, on `hosts.editor` or on `hosts.editorAlternate`. All
 * other calls and options need a script.
 */
const optionsOf: ReadonlyMap<string, OptionKinds> = new Map([
  ['pix.manage', NONE],
  ['pix.select', { multiple: '', selected: '', filter: '', series: '', accept: '' }],
  ['pix.meta', NONE],
  ['register.open', { name: 'string', voucherRole: 'string', disable_registered: 'boolean' }],
  ['register.login', { tab: 'number' }],
  ['register.passwordChange', NONE],
  ['register.confirm', NONE],
  ['register.tokenError', NONE],
  ['register.info', NONE],
  ['register.sendMail', NONE],
  ['register.basicIntro', INTRO],
  ['register.temporaryIntro', INTRO],
  ['register.temporaryAccount', NONE],
  ['register.migrate', NONE],
  ['event.overview', EVENT],
  ['event.detail', { tab: 'string', ...EVENT }],
  ['editor.open', { url: 'string' }],
  ['blog.newPost', NONE],
  ['blog.deleteArticle', NONE],
  ['language.choose', NONE],
])

/** Matches the calls above whose first argument is an id. Their second argument is the options. */
const TAKES_ID = /meta|detail|Article/
const ID = /^(?:null|[1-9]\d{0,15})$/

/** True when markup may make a call. */
export const isTriggerCall = (callName: string): boolean => optionsOf.has(callName)

/**
 * Returns the arguments of a trigger's call: options from `data-foyer-options`, the address of `editor.open` also from
 * `data-url`, and the id from `data-id`. `data-foyer-options` may also hold only the id.
 * @param data the element's `dataset`
 * @throws Error for an option that markup can't set or that has the wrong type, and for a missing or invalid id. The
 * text says what to do. SyntaxError if `data-foyer-options` is not JSON.
 */
export function readTriggerArguments(callName: string, { url, id, foyerOptions }: DOMStringMap): unknown[] {
  const given: unknown = JSON.parse(foyerOptions ?? '{}')
  const isId = Object(given) !== given
  const options = isId ? {} : (given as Record<string, unknown>)
  if (url !== undefined && callName === 'editor.open') options['url'] ??= url
  const kinds = optionsOf.get(callName)!
  for (const [name, value] of Object.entries(options)) {
    // An unknown name has no type. An inherited name, such as `toString`, has a function instead of a type.
    if (kinds[name] !== '' && typeof value !== kinds[name])
      throw new Error(`markup can't call ${callName} with this '${name}'. Remove it, or use a script.`)
  }
  if (!TAKES_ID.test(callName)) return [options]
  const about = isId ? JSON.stringify(given) : (id ?? '')
  if (!ID.test(about)) throw new Error(`${callName} needs an id. Set data-id.`)
  return [JSON.parse(about), options]
}
