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
    { auto: 'Controls for the pointer in use', touch: 'Controls for a finger, 44 px' },
  ],
  motion: ['Motion', 'play', { auto: 'Motion as the system wants it', reduced: 'Reduced motion' }],
  network: [
    'The portal’s answers',
    'lightning',
    { normal: 'Answers at once', slow: 'Answers after 3 s', silent: 'Never answers', failing: 'Fails with 503' },
  ],
  layout: ['Layout of the windows', 'component', { own: 'Own layout', template: 'The portal’s templates' }],
} as const satisfies Readonly<Record<string, readonly [string, string, Readonly<Record<string, string>>]>>
