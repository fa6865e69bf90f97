import type { WindowHandle } from '../api/createWindowHandle'
import { whenPageReady } from '../lib/whenPageReady'
import type { Picture } from '../pix/picture/Picture'
import { drawPicker } from './drawPicker'
import { elementHost } from './elementHost'
import { elementTexts } from './elementTexts'
import { PickerSettings } from './PickerSettings'
import { type ChosenPicture, formEntries, writeState, readIds, readState, withChoice } from './choiceModel'

/**
 * `<foyer-picture-picker>`: a form control that opens the picture library (`foyer.pix.select`) and shows the choice.
 * Attributes: `name`; `value` (ids separated by commas; the default for a reset); `multiple` (any number of pictures,
 * or at most three with `multiple="3"`); `required`, `disabled`, `readonly`; `filter` and `series`, the first view of
 * the library; `min-width` and `ratio`, the requirements of a picture; `lang`. Each attribute also has a property;
 * `accept` is the property of both requirements. The element's content is the button's text. The form gets an entry for
 * each id under `name`. Events: `change` after a person changed the choice, `foyer:result` after the window has closed.
 * Parts: `actions`, `choose`, `clear`, `list`, `picture`, `thumbnail`, `name`, `remove`, `error`.
 */
export class FoyerPicturePicker extends PickerSettings {
  static readonly observedAttributes = ['value', 'name', 'multiple', 'required', 'disabled', 'readonly', 'lang']
  private chosen: readonly ChosenPicture[] = []
  /** True after a change of the value. The attribute is then only the default, as with an input. */
  private isDirty = false
  /** True after a check found no choice. Until a reset, an error then shows whenever the choice is missing. */
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

  /** Ids of the chosen pictures, separated by commas. The pictures of new ids load when the element comes into view. */
  get value(): string {
    return this.chosen.map(({ id }) => id).join(',')
  }
  set value(value: string) {
    this.isDirty = true
    this.take(readIds(value).map(id => this.chosen.find(each => each.id === id) ?? { id }))
  }

  /** Ids after a reset of the form: the attribute `value`. */
  get defaultValue(): string {
    return this.getAttribute('value') ?? ''
  }
  set defaultValue(value: string) {
    this.setAttribute('value', value)
  }

  /** The chosen pictures that are loaded. A page that already has the pictures sets this property to avoid requests. */
  get pictures(): readonly Picture[] {
    return this.chosen.flatMap(({ picture }) => picture ?? [])
  }
  set pictures(pictures: readonly Picture[]) {
    this.isDirty = true
    this.take(pictures.map(picture => ({ id: picture.Id, picture })))
  }

  /** Type of the control, for scripts that read all controls of a form. */
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

  /** Returns true if the choice is valid; otherwise fires the event `invalid`. */
  checkValidity(): boolean {
    return this.internals.checkValidity()
  }

  /** Same as `checkValidity`, and shows the error to the person. */
  reportValidity(): boolean {
    return this.internals.reportValidity()
  }

  /**
   * Opens the picture library.
   * @throws FoyerError MISSING_DEPENDENCIES without Foyer on the page, CALL_WRONG_ARGUMENT while its window is open
   */
  open(): WindowHandle<Picture | Picture[]> {
    return this.openWindow((foyer, signal) =>
      foyer.pix.select({
        ...this.pickOptions(this.chosen.map(({ id }) => id)),
        signal,
        onSelect: choice => this.change(withChoice(this.chosen, choice, this.multiple)),
      }),
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
      multiple: this.multiple,
      isFixed: this.readOnly,
      isOff: this.isOff,
      error: this.isTold && isMissing ? texts.required : '',
      choose: () => void this.open(),
      clear: () => this.change([]),
      remove: id => this.change(this.chosen.filter(each => each.id !== id)),
    })
    const buttons = this.field.querySelectorAll('button')
    // If the focused button is gone, focus its neighbour.
    if (hadFocus && !hadFocus.isConnected) (buttons[wasAt] ?? buttons[buttons.length - 1])?.focus()
    this.internals.setValidity(
      isMissing ? { valueMissing: true } : {},
      isMissing ? texts.required : '',
      buttons[0] ?? this.field,
    )
  }

  /** Applies the choice of a person. */
  private change(chosen: readonly ChosenPicture[]): void {
    this.isDirty = true
    this.take(chosen)
    const texts = elementTexts(this)
    this.status.textContent = chosen.length === 0 ? texts.nothing : texts.chosen.replace('{COUNT}', `${chosen.length}`)
    this.dispatchEvent(new CustomEvent('change', { bubbles: true }))
  }

  private take(chosen: readonly ChosenPicture[]): void {
    this.chosen = this.multiple === true ? chosen : chosen.slice(0, this.multiple || 1)
    this.internals.setFormValue(formEntries(this.name, this.chosen), writeState(this.chosen))
    if (!this.isConnected) return
    this.draw()
    this.loadWhenSeen()
  }

  /** Loads the pictures of which only the ids are known, each once, when the element comes into view. */
  private loadWhenSeen(): void {
    const isUnknown = ({ id, picture }: ChosenPicture) => !picture && !this.asked.has(id)
    if (!this.chosen.some(isUnknown)) return
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      // Waits until the page is ready, because the page's own script may run after the script of the elements.
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
      // The picture can't be loaded. The element shows its id instead of its title, and the form still gets the id.
    }
  }
}
