/** Puts a library's own style sheet onto the page, as its users include it. */
export function addCss(css: string): void {
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  style.textContent = css
  document.head.append(style)
}
