/** A value that typed XML can carry; objects hold such values too. */
export type XmlValue = string | number | boolean | object | null
