/** German texts of organisers, locations and new addresses. */
export const germanEventAddressTexts: Readonly<Record<string, string>> = {}
