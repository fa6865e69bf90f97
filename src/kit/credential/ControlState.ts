/** What an element's own style can't ask: where the pointer and the focus are, and what the device is like. */
export interface ControlState {
  readonly isHovered: boolean
  readonly isFocusVisible: boolean
  readonly isForced: boolean
  readonly isCoarse: boolean
}
