import type { AccountTypeChoice, Choice, RegisterConfig } from '../../../config/RegisterConfig'
import type { SelectOption } from '../../../kit/field/SelectField'
import type { SlotData } from '../../../template/useSlotData'
import type { TemporaryAccount } from '../temporaryAccountWire'

/** Rows of the form that not every account type has. */
export const ROWS = ['firstname', 'surname', 'artistname', 'aliasname', 'existmail'] as const

/** Name of a row of the form; the account type decides which rows show. */
export type TemporaryRow = (typeof ROWS)[number]

/** Rows of each account type. */
export type RowsByType = Readonly<Record<string, readonly string[]>>

/** Initial data of the form: the choices, the rows of each account type, and the values saved before. */
export interface TemporaryFormStart {
  readonly genders: readonly SelectOption[]
  readonly accountTypes: readonly SelectOption[]
  readonly rowsByType: RowsByType
  readonly values: TemporaryAccount
}

/**
 * Reads the form's choices and initial values from the data of the portal's template (list of decisions). The choices
 * are the options of the selects. `data-gender-id` and `data-account-type-id` name the chosen options. The element of
 * any slot, or its form, may have these attributes. Without these attributes, the selected options are the chosen ones.
 * `data-options` at the select of account types has the rows of each type. `data-value`, or else `value`, is the value
 * of a row. A select without a non-empty option counts as missing.
 * @param configured the page's own choices, for selects that the template lacks, and its own rows, which override those
 * of the template
 */
export function startTemporaryForm(
  data: ReadonlyMap<string, SlotData>,
  { accountTypes, genders = [] }: Pick<RegisterConfig, 'accountTypes' | 'genders'> = {},
): TemporaryFormStart {
  const types = isList(accountTypes) ? accountTypes : []
  const configuredRows = isList(accountTypes) ? rowsOf(accountTypes) : accountTypes
  const choices = (slotName: string, given: readonly Choice[]): readonly SelectOption[] => {
    const options = data.get(slotName)?.options ?? []
    return options.some(({ value }) => value !== '') ? options : given.map(choiceOption)
  }
  const start = { genders: choices('gender', genders), accountTypes: choices('account_types', types) }
  const read = (slotName: string, attribute: string) => data.get(slotName)?.attributes.get(attribute) ?? ''
  const chosen = (slotName: string, attribute: string, options: readonly SelectOption[]) => {
    const stated = [...data.values()].map(({ attributes }) => attributes.get(attribute)).find(Boolean)
    const value = stated ?? data.get(slotName)?.value
    return options.find(option => option.value === value)?.value ?? ''
  }
  const [firstname, surname, artistname, aliasname, existmail] = ROWS.map(
    row => read(row, 'value') || (data.get(row)?.value ?? ''),
  ) as [string, string, string, string, string]
  return {
    ...start,
    rowsByType: configuredRows ?? readRows(read('account_types', 'options')),
    values: {
      gender: chosen('gender', 'genderId', start.genders),
      taccount_type_id: chosen('account_types', 'accountTypeId', start.accountTypes),
      firstname,
      surname,
      artistname,
      aliasname,
      existmail,
    },
  }
}

function isList(given: RegisterConfig['accountTypes']): given is readonly AccountTypeChoice[] {
  return Array.isArray(given)
}

/** Returns the rows by account type, as the page configures them; undefined if no type has rows. */
function rowsOf(types: readonly AccountTypeChoice[]): RowsByType | undefined {
  const named = types.flatMap(({ id, rows }) => (rows ? [[String(id), rows] as const] : []))
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

/** Returns a choice of the page as an option. */
const choiceOption = ({ id, name }: Choice): SelectOption => ({ value: String(id), label: name })

/** Parses a map of rows. Returns an empty map for an invalid text, so that every row shows. */
function readRows(text: string): RowsByType {
  try {
    const map: unknown = JSON.parse(text)
    return typeof map === 'object' && map !== null ? (map as RowsByType) : {}
  } catch {
    return {}
  }
}

/**
 * True when a row shows for the chosen type. Every row shows if the map does not have the type, or has no list for it
 * (list of decisions).
 */
export function hasRow(rowsByType: RowsByType, accountType: string, row: TemporaryRow): boolean {
  const rows: unknown = Object.hasOwn(rowsByType, accountType) ? rowsByType[accountType] : undefined
  return Array.isArray(rows) ? rows.includes(row) : true
}

/** Returns the values to save. Rows that show are trimmed; rows that the chosen type does not have are empty. */
export function savedAccount(values: TemporaryAccount, rowsByType: RowsByType): TemporaryAccount {
  const rows = Object.fromEntries(
    ROWS.map(row => [row, hasRow(rowsByType, values.taccount_type_id, row) ? values[row].trim() : '']),
  )
  return { ...values, ...rows }
}
