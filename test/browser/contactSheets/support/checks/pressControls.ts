/** Begins a press on every control of a window and ends no press. Returns the number of controls. Runs in the page. */
export function pressControls(window: Element): number {
  const controls = [
    ...window.querySelectorAll(
      'button, a[href], input, select, [role=option], [role=tab], [role=gridcell], [role=row], [role=menuitem]',
    ),
  ]
  for (const control of controls) {
    for (const type of ['pointerdown', 'mousedown']) {
      const init = { bubbles: true, composed: true, cancelable: true, button: 0, buttons: 1 }
      control.dispatchEvent(
        type === 'pointerdown'
          ? new PointerEvent(type, { ...init, pointerId: 1, isPrimary: true, pointerType: 'mouse' })
          : new MouseEvent(type, init),
      )
    }
  }
  return controls.length
}
