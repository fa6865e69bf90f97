import type { PortalContext } from './PortalContext'

/**
 * Returns the results of an autocomplete (portal-accounts 3), plain or as the first element of `data` (portal-accounts
 * 7).
 */
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
