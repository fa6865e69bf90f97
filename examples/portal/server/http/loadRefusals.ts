/** Reasons why a request is refused because of its size or because the portal has too much to do. */
export const loadRefusals = {
  formTooLarge: { de: 'Das Formular ist zu groß.', en: 'The form is too large.', pl: 'Formularz jest za duży.' },
  formTooSlow: {
    de: 'Das Formular kam zu langsam an. Bitte versuchen Sie es bei besserer Verbindung noch einmal.',
    en: 'The form arrived too slowly. Please try again with a better connection.',
    pl: 'Przesyłanie formularza trwało zbyt długo. Proszę spróbować ponownie przy lepszym połączeniu.',
  },
  formsTooMany: {
    de: 'Beim Portal kommen gerade sehr viele Formulare an. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The portal is receiving very many forms at the moment. Please try again shortly.',
    pl: 'Do portalu dociera teraz bardzo wiele formularzy. Proszę za chwilę spróbować ponownie.',
  },
  busy: {
    de: 'Das Portal hat gerade zu viel zu tun. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The portal has too much to do at the moment. Please try again shortly.',
    pl: 'Portal jest teraz przeciążony. Proszę za chwilę spróbować ponownie.',
  },
} as const
