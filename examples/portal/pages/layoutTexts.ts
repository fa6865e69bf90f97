/** Languages of the portal's layout. Only the playground's layout is also in English. */
export type PageLanguage = 'de' | 'en'

/** Texts of the layout around a page. */
export const layoutTexts = {
  de: {
    skip: 'Zum Inhalt',
    region: 'Kultur zwischen Elbe, Oste und Weser',
    navigation: 'Hauptnavigation',
    magazine: 'Magazin',
    events: 'Termine',
    blog: 'Blog',
    pictures: 'Bildarchiv',
    playground: 'Playground',
    terms: 'Nutzungsbedingungen',
    outbox: 'Postausgang',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    about:
      'ist ein erfundenes Kulturportal. Es zeigt, wie sich die Widget-Bibliothek Foyer in eine gewachsene Website einfügt. Texte und Termine sind Beispiele, die Bilder stehen unter freien Lizenzen.',
    placeNames: 'Ortsnamen:',
  },
  en: {
    skip: 'Skip to content',
    region: 'Culture between Elbe, Oste and Weser',
    navigation: 'Main navigation',
    magazine: 'Magazine',
    events: 'Events',
    blog: 'Blog',
    pictures: 'Pictures',
    playground: 'Playground',
    terms: 'Terms of use',
    outbox: 'Outbox',
    signIn: 'Sign in',
    signOut: 'Sign out',
    about:
      'is a fictional culture portal. It shows how the widget library Foyer fits into a website that has grown over years. Articles and events are examples, the pictures have free licences.',
    placeNames: 'Place names:',
  },
} satisfies Record<PageLanguage, Record<string, string>>
