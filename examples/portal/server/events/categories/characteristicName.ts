import { characteristicGroups } from './characteristicGroups'

const NAMES = new Map(characteristicGroups.flatMap(([first, , names]) => names.map((name, index) => [first + index, name] as const)))

/** The name of a characteristic; '' for one that there is not. */
export function characteristicName(id: number): string {
  return NAMES.get(id) ?? ''
}
