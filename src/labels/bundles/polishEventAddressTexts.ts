/** Polish texts of organisers, locations and new addresses. */
export const polishEventAddressTexts: Readonly<Record<string, string>> = {}
