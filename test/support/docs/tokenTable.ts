import { tokens } from '../../../src/kit/theme/tokens'
import { tableText } from './tableText'

/** Returns the tokens of the theme with their values. */
export function tokenTable(): string {
  const { light, dark, shared } = tokens
  const schemes = Object.entries(light).map(([name, value]) => [
    `\`${name}\``,
    `\`${value}\``,
    `\`${dark[name as keyof typeof dark]}\``,
  ])
  return tableText(
    ['Token', 'Light', 'Dark'],
    [...schemes, ...Object.entries(shared).map(([name, value]) => [`\`${name}\``, `\`${value}\``, 'the same'])],
  )
}
