import { useFilledText } from '../../labels/TextMarkers'

/** Shows a text that is no label, with its markers filled by those of the window. */
export function FilledText({ text }: { readonly text: string }) {
  return useFilledText()(text)
}
