/** Value of a prop that changes a part of the kit. */
export interface KitVariant {
  readonly prop: string
  /** The value as written in code, without quotes; undefined if any value counts, as for a hint. */
  readonly value: string | undefined
}
