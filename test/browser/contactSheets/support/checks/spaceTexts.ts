/**
 * Applies the letter, word and line spacing of WCAG 1.4.12 to the page and its windows, or removes it. Runs in the
 * page.
 */
export function spaceTexts(isOn: boolean): void {
  const page = globalThis as unknown as { spacing?: CSSStyleSheet }
  if (!page.spacing) {
    page.spacing = new CSSStyleSheet()
    page.spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
  }
  const sheet = page.spacing
  const roots = [
    document,
    ...[...document.querySelectorAll('foyer-root')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]
  for (const root of roots)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter(other => other !== sheet), ...(isOn ? [sheet] : [])]
}
