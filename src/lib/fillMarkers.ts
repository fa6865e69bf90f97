/** Replaces markers such as `{COUNT}` in a text by their values; a marker without a value stays as it is. */
export function fillMarkers(text: string, markers: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (marker, name: string) => String(markers[name] ?? marker))
}
