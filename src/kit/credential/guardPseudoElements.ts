// No element can style its own pseudo-elements. The three ids that nothing has make a rule stronger than those of a page.
const ANY = ':is([data-foyer-form], [data-foyer-form] *):not(#\\_#\\_#\\_)'
const RULES = `
${ANY}::before, ${ANY}::after { content: none !important; }
${ANY}::first-letter, ${ANY}::first-line { all: unset !important; }
${ANY}::placeholder { all: unset !important; color: var(--foyer-text-soft) !important; -webkit-text-security: none !important; }
${ANY}::selection { background: var(--foyer-accent) !important; color: var(--foyer-on-accent) !important; text-shadow: none !important; }
${ANY}::-ms-reveal { display: none !important; }
`

let sheet: CSSStyleSheet | undefined
let users = 0

/** Keeps the page's `::before`, `::placeholder` and the like off credential forms until the returned function is called; counted, and gone with the last form. */
export function guardPseudoElements(): () => void {
  if (users++ === 0) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(RULES)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return () => {
    if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}
