import { useFilledText } from '../../labels/useFilledText'

/** Shows a text that does not come from a label. Replaces markers such as `{email}` by the values of `TextMarkers`. */
export function FilledText({ text }: { readonly text: string }) {
  return useFilledText()(text)
}
