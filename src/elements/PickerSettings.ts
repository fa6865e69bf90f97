import type { PickOptions, PickRequirements } from '../config/PickOptions'
import { readMultiple } from './choiceModel'
import { FoyerElement } from './FoyerElement'

/** The attributes of the picture picker as properties. */
export abstract class PickerSettings extends FoyerElement {
  /** Name of the control in the form. */
  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string | undefined) {
    this.write('name', name)
  }

  /** Limit of the choice: false for one picture, true for any number, a number for at most that number. */
  get multiple(): boolean | number {
    return readMultiple(this.getAttribute('multiple'))
  }
  set multiple(most: boolean | number | undefined) {
    this.write('multiple', most === true ? '' : most === false ? undefined : most)
  }

  /** True when the form needs a choice. */
  get required(): boolean {
    return this.hasAttribute('required')
  }
  set required(isRequired: boolean | undefined) {
    this.toggleAttribute('required', isRequired ?? false)
  }

  /** True when the choice is shown and sent, but can't be changed. */
  get readOnly(): boolean {
    return this.hasAttribute('readonly')
  }
  set readOnly(isFixed: boolean | undefined) {
    this.toggleAttribute('readonly', isFixed ?? false)
  }

  /** The text that the library searches for at first. */
  get filter(): string | undefined {
    return this.getAttribute('filter') ?? undefined
  }
  set filter(filter: string | undefined) {
    this.write('filter', filter)
  }

  /** Id of the series that the library shows at first. */
  get series(): number | undefined {
    return this.readNumber('series')
  }
  set series(series: number | undefined) {
    this.write('series', series)
  }

  /** Requirements of a picture, from the attributes `min-width` and `ratio`. */
  get accept(): PickRequirements | undefined {
    const [minWidth, ratio] = [this.readNumber('min-width'), this.getAttribute('ratio') ?? undefined]
    return minWidth === undefined && ratio === undefined
      ? undefined
      : { ...(minWidth !== undefined && { minWidth }), ...(ratio !== undefined && { ratio }) }
  }
  set accept(accept: PickRequirements | undefined) {
    this.write('min-width', accept?.minWidth)
    this.write('ratio', accept?.ratio)
  }

  /**
   * Returns the options of `pix.select`. If any number of pictures can be chosen, leaves out `multiple` and the earlier
   * choice. The library then has no limit, and `withChoice` adds the new pictures to the earlier ones.
   */
  protected pickOptions(chosen: readonly number[]): PickOptions {
    const { multiple, filter, series, accept } = this
    return {
      ...(multiple !== true && { multiple, ...(chosen.length > 0 && { selected: chosen }) }),
      ...(filter !== undefined && { filter }),
      ...(series !== undefined && { series }),
      ...(accept && { accept }),
    }
  }

  private readNumber(name: string): number | undefined {
    const value = this.getAttribute(name)
    return value === null ? undefined : Number(value)
  }

  private write(name: string, value: string | number | undefined): void {
    if (value === undefined) this.removeAttribute(name)
    else this.setAttribute(name, `${value}`)
  }
}
