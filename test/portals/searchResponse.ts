import type { PortalContext } from './PortalContext'

/** Returns the results of an autocomplete (2:261), plain or as the first element of `data` (2:489). */
export function searchResponse(
  found: readonly { readonly id: number; readonly name: string; readonly city?: string }[],
  { forms, shapes }: PortalContext,
): unknown {
  const results = forms.page(
    found.map(({ id, name, city }) => ({
      id: forms.number(id),
      value: forms.text(name),
      info: forms.text(city ?? ''),
    })),
  )
  return shapes.search === 'data' ? { data: [{ results }] } : { results, header: forms.text('') }
}
