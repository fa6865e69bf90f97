/** German texts of an event's categories and keywords. */
export const germanEventTopicsTexts: Readonly<Record<string, string>> = {}
