/** @jest-environment node */
import {
  chosenTitles,
  keysToChosen,
  listRows,
  markOf,
  stepSideways,
  toggleNode,
  type TreeNode,
} from '../../../../src/kit/field/tree/treeModel'

const nodes: readonly TreeNode[] = [
  {
    title: 'Zielgruppe',
    href: 'z',
    data: [
      { title: 'Kinder', href: 'k' },
      { title: 'Familien', href: 'f' },
    ],
  },
  {
    title: 'Zugang',
    data: [
      {
        title: 'Bauten',
        href: 'b',
        data: [
          { title: 'Rampe', href: 'r' },
          { title: 'Lift', href: 'l' },
        ],
      },
    ],
  },
  { title: 'Eintritt frei', href: 'e' },
]
const idOf = (node: TreeNode) => node.href
const toggle = (key: string, ...chosen: string[]) => toggleNode(nodes, key, chosen, idOf).sort().join('')

test('choosing a node chooses all nodes below it; choosing it again unselects them', () => {
  expect(toggle('1')).toBe('blr')
  expect(toggleNode(nodes, '1', [], idOf)).not.toContain(undefined)
  expect(toggle('0')).toBe('fkz')
  expect(toggle('0', 'f', 'k', 'z')).toBe('')
})

test('an ancestor is chosen when all its children are chosen, and only then', () => {
  expect(toggle('0/0', 'f')).toBe('fkz')
  expect(toggle('0/0', 'f', 'k', 'z')).toBe('f')
  expect(toggle('1/0/1', 'r')).toBe('blr')
})

test('choosing a partly chosen node chooses every node below it', () => {
  expect(toggle('0', 'k')).toBe('fkz')
})

test('unknown choices stay, and an unknown key changes nothing', () => {
  expect(toggle('2', 'x')).toBe('ex')
  expect(toggle('7/1', 'x')).toBe('x')
})

test('the mark of a node says if all, some or none of the nodes below it are chosen', () => {
  const marks = (...chosen: string[]) => nodes.map(node => markOf(node, new Set(chosen), idOf))
  expect(marks()).toEqual(['false', 'false', 'false'])
  expect(marks('k', 'l', 'e')).toEqual(['mixed', 'mixed', 'true'])
  expect(marks('k', 'f', 'l', 'r')).toEqual(['true', 'true', 'false'])
  expect(marks('z')).toEqual(['mixed', 'false', 'false'])
})

test('only the children of open nodes are listed', () => {
  const rows = listRows(nodes, new Set(['1']))
  expect(rows.map(row => [row.key, row.level, `${row.position}/${row.siblings}`, row.isExpanded])).toEqual([
    ['0', 1, '1/3', false],
    ['1', 1, '2/3', true],
    ['1/0', 2, '1/1', false],
    ['2', 1, '3/3', undefined],
  ])
})

test('an arrow key opens or closes a node, or moves to its child or parent', () => {
  const rows = listRows(nodes, new Set(['1']))
  expect(stepSideways(rows, 0, 'ArrowRight')).toEqual({ type: 'expand', key: '0' })
  expect(stepSideways(rows, 1, 'ArrowRight')).toEqual({ type: 'focus', key: '1/0' })
  expect(stepSideways(rows, 3, 'ArrowRight')).toBeUndefined()
  expect(stepSideways(rows, 1, 'ArrowLeft')).toEqual({ type: 'collapse', key: '1' })
  expect(stepSideways(rows, 2, 'ArrowLeft')).toEqual({ type: 'focus', key: '1' })
  expect(stepSideways(rows, 0, 'ArrowLeft')).toBeUndefined()
  expect(stepSideways(listRows(nodes, new Set(['0'])), 1, 'ArrowRight')).toBeUndefined()
  expect(stepSideways(rows, 1, 'ArrowDown')).toBeUndefined()
  expect(stepSideways([], 0, 'ArrowLeft')).toBeUndefined()
})

test('the tree opens the ancestors of chosen nodes, and lists the chosen titles', () => {
  expect(keysToChosen(nodes, new Set(['l']), idOf)).toEqual(['1', '1/0'])
  expect(chosenTitles(nodes, new Set(['l', 'k', 'f', 'e']), idOf)).toEqual(['Zielgruppe', 'Lift', 'Eintritt frei'])
})
