import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TabBar } from '../../../../src/kit/control/tabs/TabBar'

const tabs = [
  { id: 'event', label: 'Veranstaltung' },
  { id: 'text', label: 'Beschreibung', error: 'enthält einen Fehler' },
  { id: 'media', label: 'Bilder' },
]

function Live({ isAutomatic = false, isRefusing = false }) {
  const [selected, setSelected] = useState('event')
  return (
    <>
      <TabBar
        id="form"
        label="Abschnitte"
        tabs={tabs}
        selected={selected}
        onSelect={id => isRefusing || setSelected(id)}
        isAutomatic={isAutomatic}
      />
      <div role="tabpanel" id="form-panel" aria-labelledby={`form-${selected}`}>
        Inhalt von {selected}
      </div>
    </>
  )
}

const tab = (name: string | RegExp) => screen.getByRole('tab', { name })

test('the panel is named after its tab, and the error of a tab is part of the tab’s name', () => {
  render(<Live />)
  expect(screen.getByRole('tabpanel', { name: 'Veranstaltung' })).toHaveTextContent('Inhalt von event')
  expect(tab('Beschreibung enthält einen Fehler')).toBeVisible()
})

test('arrow keys move the focus and wrap around, but open no tab; Enter opens the tab', async () => {
  render(<Live />)
  await userEvent.tab()
  expect(tab('Veranstaltung')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(tab('Bilder')).toHaveFocus()
  expect(tab('Veranstaltung')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tabpanel', { name: 'Bilder' })).toBeVisible()
})

test('arrow keys open a tab at once if configured', async () => {
  render(<Live isAutomatic />)
  await userEvent.tab()
  await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Inhalt von text')
})

test('a refused tab does not open', async () => {
  render(<Live isRefusing />)
  await userEvent.click(tab('Bilder'))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Inhalt von event')
})

test('[EVT-DET-10] the select box, which replaces the tabs in a narrow window, opens the same tabs', async () => {
  render(<Live />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Abschnitte' }), 'Bilder')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Inhalt von media')
})
