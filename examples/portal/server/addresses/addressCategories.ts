const NAMES = ['Verein', 'Saal', 'Theater', 'Kirchgemeinde', 'Museum oder Galerie', 'Kino', 'Bibliothek', 'Schloss oder Burg', 'Gaststätte', 'Platz, Park oder Garten', 'Industriedenkmal', 'Schule', 'Behörde', 'Firma', 'Privatperson']

/** What kind of house or group an address can be, 901 to 915, as the contract sends it (events 3.6). */
export const addressCategories: readonly { Id: number; Categor: string }[] = NAMES.map((Categor, index) => ({ Id: 901 + index, Categor }))
