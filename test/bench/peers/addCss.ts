/** Adds a library's own style sheet to the page, as its documentation says. */
export function addCss(css: string): void {
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  style.textContent = css
  document.head.append(style)
}
