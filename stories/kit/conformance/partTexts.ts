/** The texts of every part in the conformance suite; long German words, because those are what breaks a narrow window. */
export const partTexts = {
  label: 'Urheberrechtsvereinbarung',
  hint: 'Erscheint in der Veranstaltungsübersicht der Kulturlandschaftspflegevereinigung.',
  error: 'Die Nutzungsvereinbarung ist unvollständig.',
} as const
