import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { LiveRegion } from '../../../src/kit/control/LiveRegion'
import { KeywordList } from '../../../src/kit/field/KeywordList'
import { keywordTexts } from '../../../stories/kit/field/keywordTexts'

const refuse = (keyword: string) => (/[ÄÖÜäöüß@]/.test(keyword) ? 'Schlagwörter haben keine Umlaute.' : undefined)
const tidy = (typed: string) => typed.replace(' ', '_')

function Live({ onSubmit, ...props }: Partial<ComponentProps<typeof KeywordList>> & { onSubmit?: () => void }) {
  const [keywords, setKeywords] = useState(props.keywords ?? [])
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <LiveRegion />
      <KeywordList
        label="Schlagwörter"
        texts={keywordTexts}
        refuse={refuse}
        tidy={tidy}
        {...props}
        keywords={keywords}
        onChange={setKeywords}
      />
    </form>
  )
}

const user = userEvent.setup()
const input = () => screen.getByRole('textbox', { name: 'Schlagwörter' })
const listed = () => screen.queryAllByRole('listitem').map(item => item.textContent)

describe('a keyword list', () => {
  it('adds a keyword by Enter and by the button, and Enter does not submit the form', async () => {
    const onSubmit = jest.fn()
    render(<Live onSubmit={onSubmit} />)
    await user.type(input(), 'Musik{Enter}')
    await user.type(input(), 'Freie Szene Ost')
    await user.click(screen.getByRole('button', { name: 'Hinzufügen' }))
    expect(listed()).toEqual(['Musik', 'Freie_Szene Ost'])
    expect(input()).toHaveValue('')
    expect(input()).toHaveFocus()
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Hinzugefügt: Freie_Szene Ost')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('ignores an empty input and an existing keyword', async () => {
    render(<Live keywords={['Musik']} />)
    await user.type(input(), '  {Enter}')
    await user.type(input(), 'Musik{Enter}')
    expect(listed()).toEqual(['Musik'])
    expect(input()).toHaveValue('')
    expect(input()).toBeValid()
  })

  it('refuses keywords that the caller forbids, shows the reason, and keeps the typed text', async () => {
    render(<Live />)
    await user.type(input(), 'Straße{Enter}')
    expect(listed()).toEqual([])
    expect(input()).toHaveValue('Straße')
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription('Schlagwörter haben keine Umlaute.')
    await user.type(input(), 'x')
    expect(input()).toBeValid()
  })

  it('adds several pasted keywords, and leaves only the refused ones in the input', async () => {
    render(<Live keywords={['Musik']} />)
    await user.click(input())
    await user.paste('Musik, Tanz;  Märchen\nTheater\n')
    expect(listed()).toEqual(['Musik', 'Tanz', 'Theater'])
    expect(input()).toHaveValue('Märchen')
    expect(input()).toBeInvalid()
  })

  it('leaves a single pasted keyword in the input', async () => {
    render(<Live />)
    await user.click(input())
    await user.paste('Tanz')
    expect(listed()).toEqual([])
    expect(input()).toHaveValue('Tanz')
  })

  it('removes a keyword by its button and moves the focus to a neighbour, or to the input if none is left', async () => {
    render(<Live keywords={['Musik', 'Tanz', 'Theater']} />)
    const remove = (keyword: string) => screen.getByRole('button', { name: `Schlagwort ${keyword} entfernen` })
    await user.click(remove('Tanz'))
    expect(listed()).toEqual(['Musik', 'Theater'])
    expect(remove('Theater')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(remove('Musik')).toHaveFocus()
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Entfernt: Theater')
    await user.keyboard('{Enter}')
    expect(input()).toHaveFocus()
    expect(listed()).toEqual([])
  })

  it('adds a predefined keyword when its button is pressed, not while arrow keys move over the choices', async () => {
    render(<Live assigned={['Stadtfest', 'Denkmal']} />)
    const choice = screen.getByRole('combobox', { name: 'Vorgegebene Schlagwörter' })
    const add = screen.getByRole('button', { name: 'Hinzufügen: Vorgegebene Schlagwörter' })
    await user.click(add)
    expect(listed()).toEqual([])
    await user.selectOptions(choice, 'Denkmal')
    expect(listed()).toEqual([])
    await user.click(add)
    expect(listed()).toEqual(['Denkmal'])
    expect(choice).toHaveValue('0')
  })

  it('offers suggestions and can be disabled as a whole', () => {
    render(<Live keywords={['Musik']} assigned={['Stadtfest']} suggestions={['Tanz']} disabled />)
    const list = document.getElementById(document.querySelector('input')?.getAttribute('list') ?? '')!
    expect(within(list).getByText('Tanz')).toBeInTheDocument()
    for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('combobox')])
      expect(control).toBeDisabled()
  })
})
