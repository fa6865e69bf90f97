/** A value of a prop in which a person meets a part of the kit. */
export interface KitVariant {
  readonly prop: string
  /** As the code writes it, without quotes; undefined: any value at all, as of a hint. */
  readonly value: string | undefined
}
