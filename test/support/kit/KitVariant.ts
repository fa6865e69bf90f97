/** Value of a prop that changes a part of the kit. */
export interface KitVariant {
  readonly prop: string
  /** The value as written in code, without quotes; undefined for any value, as with a hint. */
  readonly value: string | undefined
}
