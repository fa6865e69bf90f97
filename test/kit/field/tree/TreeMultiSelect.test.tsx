import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TreeMultiSelect } from '../../../../src/kit/field/tree/TreeMultiSelect'
import type { TreeNode } from '../../../../src/kit/field/tree/treeModel'

const nodes: readonly TreeNode[] = [
  {
    title: 'Zielgruppe',
    href: 'z',
    data: [
      { title: 'Kinder', href: 'k' },
      { title: 'Familien', href: 'f' },
    ],
  },
  { title: 'Eintritt frei', href: 'e' },
]
const onChange = jest.fn()

function Live({ start, maxHeight }: { start?: readonly string[]; maxHeight?: number }) {
  const [value, setValue] = useState(start ?? [])
  const change = (next: readonly string[]) => {
    onChange(next)
    setValue(next)
  }
  return (
    <>
      <TreeMultiSelect
        label="Merkmale"
        title="Merkmale der Veranstaltung wählen"
        nodes={nodes}
        idOf={node => node.href}
        value={value}
        onChange={change}
        {...(maxHeight && { maxHeight })}
      />
      <p>daneben</p>
    </>
  )
}

const button = () => screen.getByRole('combobox', { name: 'Merkmale' })
const line = (name: string) => screen.getByRole('treeitem', { name })

test('a tree field shows its title, then the chosen nodes', async () => {
  render(<Live />)
  expect(button()).toHaveTextContent('Merkmale der Veranstaltung wählen')
  await userEvent.click(button())
  await userEvent.click(line('Eintritt frei'))
  expect(button()).toHaveTextContent('Eintritt frei')
})

test('keys move the focus, expand a branch, choose, and close the tree', async () => {
  render(<Live />)
  button().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(line('Zielgruppe')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
  expect(line('Kinder')).toHaveFocus()
  expect(line('Kinder')).toBeChecked()
  expect(line('Zielgruppe')).toHaveAttribute('aria-checked', 'mixed')
  await userEvent.keyboard('{End}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(['k', 'e'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tree')).toBeNull()
  expect(button()).toHaveFocus()
})

test('a tree opens with the branch of the choice expanded; the left arrow moves the focus to this branch, then collapses it', async () => {
  render(<Live start={['f']} />)
  await userEvent.click(button())
  await userEvent.keyboard('fa')
  expect(line('Familien')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(line('Zielgruppe')).toHaveFocus()
  expect(screen.queryByRole('treeitem', { name: 'Familien' })).toBeNull()
})

test('an open tree takes Escape for itself, and a press outside closes it', async () => {
  render(<Live />)
  await userEvent.click(button())
  expect(button().closest('[data-takes-escape]')).not.toBeNull()
  await userEvent.click(screen.getByText('daneben'))
  expect(screen.queryByRole('tree')).toBeNull()
  expect(button().closest('[data-takes-escape]')).toBeNull()
})

test('[EVT-DET-37] an open tree is at most 300 px high, or at most as high as configured', async () => {
  const { unmount } = render(<Live />)
  await userEvent.click(button())
  expect(screen.getByRole('tree').style.getPropertyValue('--popup-limit')).toBe('300px')
  unmount()
  render(<Live maxHeight={3000} />)
  await userEvent.click(button())
  expect(screen.getByRole('tree').style.getPropertyValue('--popup-limit')).toBe('3000px')
})
