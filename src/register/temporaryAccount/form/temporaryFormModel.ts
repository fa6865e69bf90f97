import type { SelectOption } from '../../../kit/field/SelectField'
import type { SlotData } from '../../../template/useSlotData'
import type { TemporaryAccount } from '../temporaryAccountWire'

/** Rows of the form that not every account type has. */
export const ROWS = ['firstname', 'surname', 'artistname', 'aliasname', 'existmail'] as const

/** Name of a row of the form; the account type decides which rows show. */
export type TemporaryRow = (typeof ROWS)[number]

/** Rows of each account type. */
export type RowsByType = Readonly<Record<string, readonly string[]>>

/** Initial data of the form from the portal: choices, and the values saved before. */
export interface TemporaryFormStart {
  readonly genders: readonly SelectOption[]
  readonly accountTypes: readonly SelectOption[]
  readonly rowsByType: RowsByType
  readonly values: TemporaryAccount
}

/**
 * Reads the form's choices and initial values from the data of the portal's template (decisions): `data-gender-id`, `data-account-type-id`
 * and `data-options` at the selects, `data-value` at the rows.
 * @param configured the page's own map of rows, which wins over the template's
 */
export function startTemporaryForm(
  data: ReadonlyMap<string, SlotData>,
  configured: RowsByType | undefined,
): TemporaryFormStart {
  const read = (slotName: string, attribute: string) => data.get(slotName)?.attributes.get(attribute) ?? ''
  const chosen = (slotName: string, attribute: string) => {
    const value = read(slotName, attribute) || (data.get(slotName)?.value ?? '')
    return data.get(slotName)?.options.some(option => option.value === value) ? value : ''
  }
  const [firstname, surname, artistname, aliasname, existmail] = ROWS.map(row => read(row, 'value')) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    genders: data.get('gender')?.options ?? [],
    accountTypes: data.get('account_types')?.options ?? [],
    rowsByType: configured ?? readRows(read('account_types', 'options')),
    values: {
      gender: chosen('gender', 'genderId'),
      taccount_type_id: chosen('account_types', 'accountTypeId'),
      firstname,
      surname,
      artistname,
      aliasname,
      existmail,
    },
  }
}

/** Parses a map of rows. An invalid map is empty, so that every row shows. */
function readRows(text: string): RowsByType {
  try {
    const map: unknown = JSON.parse(text)
    return typeof map === 'object' && map !== null ? (map as RowsByType) : {}
  } catch {
    return {}
  }
}

/** True if a row shows for the chosen type. Every row shows if the map does not have the type, or has no list for it (decisions). */
export function hasRow(rowsByType: RowsByType, accountType: string, row: TemporaryRow): boolean {
  const rows: unknown = Object.hasOwn(rowsByType, accountType) ? rowsByType[accountType] : undefined
  return Array.isArray(rows) ? rows.includes(row) : true
}

/** Returns the values to save: trimmed, and only those of the chosen type's rows. */
export function savedAccount(values: TemporaryAccount, rowsByType: RowsByType): TemporaryAccount {
  const rows = Object.fromEntries(
    ROWS.map(row => [row, hasRow(rowsByType, values.taccount_type_id, row) ? values[row].trim() : '']),
  )
  return { ...values, ...rows }
}
