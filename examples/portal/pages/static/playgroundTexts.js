/** Texts of the playground's rows, except those of the calls themselves. */
const playgroundTexts = {
  run: { de: 'Ausführen', en: 'Run' },
  copy: { de: 'Code kopieren', en: 'Copy code' },
  copied: { de: 'Kopiert.', en: 'Copied.' },
  notCopied: {
    de: 'Der Browser erlaubt das Kopieren hier nicht. Der Code ist jetzt markiert; kopieren Sie ihn selbst.',
    en: 'The browser does not allow copying here. The code is selected now; please copy it yourself.',
  },
  running: { de: 'Läuft …', en: 'Running …' },
  isOpen: { de: 'Das Fenster ist offen.', en: 'The window is open.' },
  closed: { de: 'Das Fenster ist geschlossen. Ergebnis: undefined', en: 'The window has closed. Result: undefined' },
  result: { de: 'Ergebnis', en: 'Result' },
  noResult: { de: 'Ergebnis: undefined', en: 'Result: undefined' },
  resultAsJson: { de: 'Ergebnis als JSON', en: 'Result as JSON' },
}

/** Returns the value for the page's language. `texts` has one value for each language. */
function translated(texts) {
  return texts[document.documentElement.lang]
}
