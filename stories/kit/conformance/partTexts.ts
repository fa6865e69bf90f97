/** Texts of every part in the conformance suite: long German words, because those break narrow windows. */
export const partTexts = {
  label: 'Urheberrechtsvereinbarung',
  hint: 'Erscheint in der Veranstaltungsübersicht der Kulturlandschaftspflegevereinigung.',
  error: 'Die Nutzungsvereinbarung ist unvollständig.',
} as const
