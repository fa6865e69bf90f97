import type { Shapes } from './openShapes'
import type { StoredTemporary } from './SecondPortalState'

const ACCOUNT_TYPES = [
  { id: 4, name: 'Ensemble' },
  { id: 9, name: 'Einzelperson' },
] as const
const GENDERS = [
  { id: 1, name: 'Herr' },
  { id: 2, name: 'Frau' },
] as const

/** The choices in the page's configuration, if the portal's HTML has none. */
export const configuredChoices = { accountTypes: ACCOUNT_TYPES, genders: GENDERS } as const

/**
 * Returns the HTML of the layer with the form of a temporary account: the saved values, and the choices in the portal's
 * own markup.
 */
export function temporaryLayer(saved: StoredTemporary, shapes: Shapes): string {
  const type = saved['taccount_type_id'] ?? ''
  const gender = saved['gender'] ?? ''
  // Data attributes have the saved values if no select marks them.
  const hasData = shapes.prefilled === 'data' || shapes.choices === 'configured'
  const data = hasData ? ` data-account_type_id="${type}" data-gender_id="${gender}"` : ''
  const selects =
    shapes.choices === 'configured'
      ? ''
      : select('account_types', ACCOUNT_TYPES, type, shapes) + select('gender', GENDERS, gender, shapes)
  const inputs = ['firstname', 'surname', 'artistname', 'aliasname', 'existmail']
    .map(name => `<li><input name="${name}" value="${escapeHtml(saved[name] ?? '')}"></li>`)
    .join('')
  return `<form class="kk-form"${data}><ul>${selects}${inputs}</ul></form>`
}

function select(
  name: string,
  options: readonly { readonly id: number; readonly name: string }[],
  chosen: string,
  { choices, prefilled }: Shapes,
): string {
  const attribute = choices === 'select by id' ? `id="${name}"` : `name="${name}"`
  const entries = options.map(option => {
    const isChosen = prefilled === 'SELECTED' && String(option.id) === chosen
    return `<option value="${option.id}"${isChosen ? ' selected' : ''}>${option.name}</option>`
  })
  return `<li><select ${attribute}><option value="">Bitte wählen</option>${entries.join('')}</select></li>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
