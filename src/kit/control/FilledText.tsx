import { useFilledText } from '../../labels/TextMarkers'

/** Shows a text that does not come from a label. Replaces its markers by the window's values. */
export function FilledText({ text }: { readonly text: string }) {
  return useFilledText()(text)
}
