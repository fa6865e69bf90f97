/** The German-language region, whose places come first. */
export const germanCountries: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI', 'LU'])
