import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { KitPart } from '../../../stories/kit/conformance/KitPart'
import { kitParts } from '../../../stories/kit/conformance/kitParts'
import { PartStage } from '../../../stories/kit/conformance/PartStage'
import type { PartState } from '../../../stories/kit/conformance/PartState'
import { partTexts } from '../../../stories/kit/conformance/partTexts'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { keyText } from './keyText'

const user = userEvent.setup()
const { label, hint, error } = partTexts
const takes = (part: KitPart, what: NonNullable<KitPart['takes']>[number]) => part.takes?.includes(what) === true
const having = (what: NonNullable<KitPart['takes']>[number]) => kitParts.filter(part => takes(part, what))
const withKeys = kitParts.filter(part => part.keys)
// Elements with these ARIA roles get no name from their content, so the test finds them by their text.
const UNNAMED = ['alert', 'status']

function show(part: KitPart, state: PartState = 'plain') {
  const { container } = render(<PartStage part={part} state={state} />)
  const carrier = findCarrier(part)
  const stop = part.stop
    ? within(container).getAllByRole(part.stop.role, part.stop.label === undefined ? {} : { name: part.stop.label })[0]!
    : carrier
  const reported = () => container.querySelector('output')?.textContent
  return { carrier, stop, reported }
}

function findCarrier({ role }: KitPart): HTMLElement {
  if (role === undefined) return screen.getByLabelText(label, { exact: false })
  if (UNNAMED.includes(role)) return screen.getByText(label).closest<HTMLElement>(`[role=${role}]`)!
  return screen.getByRole(role, { name: label })
}

describe.each(kitParts)('$name', part => {
  it('is visible, and has its label as its accessible name, or as its content if it is an alert or a status', () => {
    expect(show(part).carrier).toBeVisible()
  })
})

describe.each(withKeys)('$name at the keyboard', part => {
  it('[UI-FLD-27] is reached with Tab and reacts to its keys', async () => {
    const { stop, reported } = show(part)
    await user.tab()
    expect(focusedElement()).toBe(stop)
    // jsdom's select box does not handle keys.
    if (stop instanceof HTMLSelectElement) await user.selectOptions(stop, String(part.reports))
    else for (const key of part.keys ?? []) await user.keyboard(keyText(key))
    expect(reported()).toBe(part.reports === undefined ? '' : JSON.stringify(part.reports))
  })
})

describe.each(kitParts.filter(part => !part.keys))('$name, which only displays', part => {
  it('takes no focus', async () => {
    show(part)
    await user.tab()
    expect(document.body).toHaveFocus()
  })
})

describe.each(having('disabled'))('$name while disabled', part => {
  it('is marked as disabled, is skipped by Tab, and reports nothing', async () => {
    const { stop, reported } = show(part, 'disabled')
    expect(stop).toBeDisabled()
    await user.tab()
    expect(stop).not.toHaveFocus()
    await user.click(stop)
    expect(reported()).toBe('')
  })
})

describe.each(having('error'))('$name in error', part => {
  it('[UI-FLD-04] is invalid, and a screen reader reads its error', () => {
    const { carrier } = show(part, 'faulty')
    expect(carrier).toBeInvalid()
    expect(carrier).toHaveAccessibleDescription(expect.stringContaining(error))
    expect(screen.getByText(error)).toBeVisible()
  })

  it('is valid without an error, and a screen reader reads none', () => {
    const { carrier } = show(part)
    expect(carrier).toBeValid()
    expect(carrier).not.toHaveAccessibleDescription(expect.stringContaining(error))
  })
})

describe.each(having('hint'))('$name with a hint', part => {
  it('has the hint as its description', () => {
    expect(show(part).carrier).toHaveAccessibleDescription(expect.stringContaining(hint))
  })
})

describe.each(having('required'))('$name when it is required', part => {
  it('is required for a screen reader and keeps its name', () => {
    expect(show(part, 'faulty').carrier).toBeRequired()
  })

  it('is not required without `isRequired`', () => {
    expect(show(part).carrier).not.toBeRequired()
  })
})

describe.each(having('hiddenLabel'))('$name with a hidden label', part => {
  it('keeps its name', () => {
    const { carrier } = show(part, 'unlabelled')
    expect(carrier).toHaveAccessibleName(expect.stringContaining(label))
  })
})
