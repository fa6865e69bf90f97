import type { WindowHandle } from '../api/createWindowHandle'
import { whenPageReady } from '../lib/whenPageReady'
import type { Picture } from '../pix/picture/Picture'
import { drawPicker } from './drawPicker'
import { elementHost } from './elementHost'
import { elementTexts } from './elementTexts'
import { FoyerElement } from './FoyerElement'
import { type ChosenPicture, formEntries, writeState, readIds, readState, withChoice } from './choiceModel'

/**
 * `<foyer-picture-picker>`: a form control that opens the picture library (`foyer.pix.select`) and shows what was chosen. Attributes, each also a property:
 * `name`, `value` (ids parted by commas; the default for a reset), `multiple`, `required`, `disabled`, `readonly`; and `lang`. Its content is the button's text.
 * Under `name` the form gets an entry for each id. Events: `change` when a person changed the choice, `foyer:result` when the window has closed.
 * Parts: `acts`, `choose`, `clear`, `list`, `picture`, `thumbnail`, `name`, `remove`, `error`.
 */
export class FoyerPicturePicker extends FoyerElement {
  static readonly observedAttributes = ['value', 'name', 'multiple', 'required', 'disabled', 'readonly', 'lang']
  private chosen: readonly ChosenPicture[] = []
  /** Once changed, the attribute is only the default, as with an input. */
  private isDirty = false
  /** Whether the person was told what is missing. */
  private isTold = false
  private readonly asked = new Set<number>()
  private readonly status = Object.assign(document.createElement('span'), { className: 'status', role: 'status' })
  private readonly field = Object.assign(document.createElement('div'), { className: 'field' })

  constructor() {
    super()
    this.internals.role = 'group'
    this.shadow.append(this.field, this.status)
    this.addEventListener('invalid', () => {
      this.isTold = true
      this.draw()
    })
  }

  /** The ids of the chosen pictures, parted by commas; the pictures of ids that are set are loaded when they come into sight. */
  get value(): string {
    return this.chosen.map(({ id }) => id).join(',')
  }
  set value(value: string) {
    this.isDirty = true
    this.take(readIds(value).map(id => this.chosen.find(each => each.id === id) ?? { id }))
  }

  /** The ids that a reset of the form comes back to: the attribute `value`. */
  get defaultValue(): string {
    return this.getAttribute('value') ?? ''
  }
  set defaultValue(value: string) {
    this.setAttribute('value', value)
  }

  /** The chosen pictures as far as they are loaded; set them where the page has them already, and nothing is asked for. */
  get pictures(): readonly Picture[] {
    return this.chosen.flatMap(({ picture }) => picture ?? [])
  }
  set pictures(pictures: readonly Picture[]) {
    this.isDirty = true
    this.take(pictures.map(picture => ({ id: picture.Id, picture })))
  }

  /** What the form calls it. */
  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string | undefined) {
    if (name === undefined) this.removeAttribute('name')
    else this.setAttribute('name', name)
  }

  /** Whether several pictures can be chosen. */
  get multiple(): boolean {
    return this.hasAttribute('multiple')
  }
  set multiple(isMultiple: boolean | undefined) {
    this.toggleAttribute('multiple', isMultiple ?? false)
  }

  /** Whether the form needs a choice. */
  get required(): boolean {
    return this.hasAttribute('required')
  }
  set required(isRequired: boolean | undefined) {
    this.toggleAttribute('required', isRequired ?? false)
  }

  /** Whether the choice is only shown, and sent. */
  get readOnly(): boolean {
    return this.hasAttribute('readonly')
  }
  set readOnly(isFixed: boolean | undefined) {
    this.toggleAttribute('readonly', isFixed ?? false)
  }

  /** What kind of control it is, for scripts that go through a form. */
  get type(): string {
    return this.localName
  }
  get validity(): ValidityState {
    return this.internals.validity
  }
  get validationMessage(): string {
    return this.internals.validationMessage
  }
  get willValidate(): boolean {
    return this.internals.willValidate
  }

  /** Tells whether the choice is valid; if not, the event `invalid` is sent. */
  checkValidity(): boolean {
    return this.internals.checkValidity()
  }

  /** As `checkValidity`, and shows the person what is missing. */
  reportValidity(): boolean {
    return this.internals.reportValidity()
  }

  /**
   * Opens the picture library.
   * @throws FoyerError MISSING_DEPENDENCIES without Foyer on the page, CALL_WRONG_ARGUMENT while its window is open
   */
  open(): WindowHandle<Picture | Picture[]> {
    return this.openWindow((foyer, signal) =>
      foyer.pix.select({ signal, onSelect: choice => this.change(withChoice(this.chosen, choice, this.multiple)) }),
    )
  }

  override focus(options?: FocusOptions): void {
    this.field.querySelector('button')?.focus(options)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.loadWhenSeen()
  }

  attributeChangedCallback(name: string): void {
    if (name === 'value' && !this.isDirty) this.take(readIds(this.getAttribute('value')).map(id => ({ id })))
    else this.take(this.chosen)
  }

  formResetCallback(): void {
    this.isDirty = false
    this.isTold = false
    this.attributeChangedCallback('value')
  }

  formStateRestoreCallback(state: unknown): void {
    this.isDirty = true
    this.take(readState(state))
  }

  protected draw(): void {
    const texts = elementTexts(this)
    const isMissing = this.required && this.chosen.length === 0
    const [hadFocus, wasAt] = [
      this.shadow.activeElement,
      [...this.field.querySelectorAll('button')].indexOf(this.shadow.activeElement as HTMLButtonElement),
    ]
    drawPicker(this.field, {
      chosen: this.chosen,
      texts,
      isMultiple: this.multiple,
      isFixed: this.readOnly,
      isOff: this.isOff,
      error: this.isTold && isMissing ? texts.required : '',
      choose: () => void this.open(),
      clear: () => this.change([]),
      remove: id => this.change(this.chosen.filter(each => each.id !== id)),
    })
    const buttons = this.field.querySelectorAll('button')
    // What had the focus may be gone: its neighbour takes it.
    if (hadFocus && !hadFocus.isConnected) (buttons[wasAt] ?? buttons[buttons.length - 1])?.focus()
    this.internals.setValidity(
      isMissing ? { valueMissing: true } : {},
      isMissing ? texts.required : '',
      buttons[0] ?? this.field,
    )
  }

  /** Takes what a person chose. */
  private change(chosen: readonly ChosenPicture[]): void {
    this.isDirty = true
    this.take(chosen)
    const texts = elementTexts(this)
    this.status.textContent = chosen.length === 0 ? texts.nothing : texts.chosen.replace('{COUNT}', `${chosen.length}`)
    this.dispatchEvent(new CustomEvent('change', { bubbles: true }))
  }

  private take(chosen: readonly ChosenPicture[]): void {
    this.chosen = this.multiple ? chosen : chosen.slice(0, 1)
    this.internals.setFormValue(formEntries(this.name, this.chosen), writeState(this.chosen))
    if (!this.isConnected) return
    this.draw()
    this.loadWhenSeen()
  }

  /** Loads the pictures of which only the ids are known, each once, when the element comes into sight. */
  private loadWhenSeen(): void {
    const isUnknown = ({ id, picture }: ChosenPicture) => !picture && !this.asked.has(id)
    if (!this.chosen.some(isUnknown)) return
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      // The page's own script may come after this one.
      whenPageReady(() => {
        for (const { id } of this.chosen.filter(isUnknown)) void this.loadPicture(id)
      })
    })
    watch.observe(this)
  }

  private async loadPicture(id: number): Promise<void> {
    this.asked.add(id)
    try {
      const picture = await elementHost.findFoyer()?.pix.load(id)
      if (picture) this.take(this.chosen.map(each => (each.id === id ? { id, picture } : each)))
    } catch {
      // It is named by its id; what is sent stays.
    }
  }
}
