/** Switches above every story: purpose, icon and settings; the default comes first. */
export const toolbar = {
  scheme: ['Colour scheme', 'mirror', { auto: 'Scheme of the system', light: 'Light', dark: 'Dark' }],
  language: [
    'Language of the labels',
    'globe',
    { de: 'Deutsch', en: 'English', pl: 'Polski', pseudo: 'Pseudo: accents, 40 % longer' },
  ],
  direction: ['Text direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }],
  density: [
    'Size of the controls',
    'grow',
    { auto: 'Controls for the current pointer', touch: 'Controls for touch, 44 px' },
  ],
  motion: ['Motion', 'play', { auto: 'Motion by the system’s setting', reduced: 'Reduced motion' }],
  network: [
    'Responses of the portal',
    'lightning',
    { normal: 'Responds at once', slow: 'Responds after 3 s', silent: 'Never responds', failing: 'Fails with 503' },
  ],
  layout: ['Layout of the windows', 'component', { own: 'Own layout', template: 'The portal’s templates' }],
} as const satisfies Readonly<Record<string, readonly [string, string, Readonly<Record<string, string>>]>>
