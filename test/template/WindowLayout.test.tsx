import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTemplate, type TemplateTree } from '../../src/template/readTemplate'
import { TemplateLayout } from '../../src/template/TemplateLayout'
import { WindowLayout } from '../../src/template/WindowLayout'
import { DemoWindow } from './support/DemoWindow'
import { hostileTemplates } from './support/hostileTemplates'
import { reorderingTemplate } from './support/reorderingTemplate'

function read(html: string): TemplateTree {
  const reading = readTemplate(html)
  if (reading.status !== 'read') throw new Error(reading.reason)
  return reading.tree
}

const reordering = read(reorderingTemplate)

const position = (element: HTMLElement, other: HTMLElement) =>
  element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after'

describe.each([
  ['the built-in layout', undefined],
  ['a template that reorders', reordering],
])('the demo window with %s', (_name, template) => {
  it('adds the typed entries, keeps the field and its text, and shows none of the template’s controls', async () => {
    const user = userEvent.setup()
    const { container } = render(<DemoWindow template={template} />)
    const entry = screen.getByRole('textbox', { name: 'Eintrag' })
    await user.type(entry, 'Karten')
    expect(entry).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Merken' }))
    expect(
      within(screen.getByRole('list', { name: 'Einträge' }))
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Karten'])
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    await user.type(entry, ' 2')
    await user.click(screen.getByRole('button', { name: 'Merken' }))
    expect(screen.getByRole('status')).toHaveTextContent('2 Einträge')
    expect(screen.getByRole('textbox', { name: 'Eintrag' })).toBe(entry)
    expect(entry).toHaveValue('Karten 2')
    expect(screen.getByRole('heading', { name: 'Merkzettel' })).toBeInTheDocument()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(container.querySelector('form, [name], [id], [style]:not(ul), [onclick]')).toBeNull()
  })
})

describe('WindowLayout', () => {
  it('puts the slots in their positions of the template and keeps its markup', () => {
    render(<DemoWindow template={reordering} />)
    expect(position(screen.getByRole('button'), screen.getByRole('textbox'))).toBe('before')
    expect(position(screen.getByRole('heading'), screen.getByRole('textbox'))).toBe('after')
    expect(screen.getByRole('list').parentElement?.tagName).toBe('TD')
    expect(screen.getByText('genau').tagName).toBe('B')
    expect(screen.getByRole('link', { name: 'Hilfe' })).toHaveAttribute('rel', 'noopener')
  })

  it('passes a template’s choices to the slot', () => {
    render(<DemoWindow template={reordering} />)
    expect(screen.getByRole('combobox', { name: 'Anrede' })).toHaveDisplayValue('Herr')
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Frau', 'Herr'])
  })

  it('has no choices of a template in the built-in layout', () => {
    render(<DemoWindow template={undefined} />)
    expect(screen.queryAllByRole('option')).toEqual([])
  })

  it('leaves out slots that a template lacks, but never required ones', () => {
    render(<DemoWindow template={read('<div data-slot="entry"></div>')} />)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(position(screen.getByRole('textbox'), screen.getByRole('list'))).toBe('before')
    expect(position(screen.getByRole('list'), screen.getByRole('button'))).toBe('before')
  })

  it('shows the built-in layout for a template of another window', () => {
    const { container } = render(<DemoWindow template={read('<div data-slot="title"></div>')} />)
    expect(container.querySelector('footer button')).toHaveTextContent('Merken')
  })

  it('moves nothing when a template arrives after the first paint', () => {
    const { rerender, container } = render(<DemoWindow template={undefined} />)
    const before = container.innerHTML
    rerender(<DemoWindow template={reordering} />)
    expect(container.innerHTML).toBe(before)
  })

  it('can be nested: the generic template is around the window’s own', () => {
    render(
      <WindowLayout
        template={{
          tree: read('<div data-slot="content"></div><div data-slot="close"></div>'),
          Layout: TemplateLayout,
        }}
        required={['close', 'content']}
        slots={{
          close: <button>Schließen</button>,
          content: (
            <DemoWindow template={read('<i data-slot="save"></i><i data-slot="list"></i><i data-slot="close"></i>')} />
          ),
        }}
        renderLayout={slots => [slots.close, slots.content]}
      />,
    )
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Merken', 'Schließen'])
  })

  it.each(Object.entries(hostileTemplates))(
    'lets a hostile template change only the layout: %s',
    async (_what, html) => {
      const page = document.documentElement
      const before = [
        document.title,
        page.getAttributeNames().join(),
        document.head.innerHTML,
        Object.keys(window).join(),
        typeof document.getElementById,
      ].join('\n')
      const { container } = render(<DemoWindow template={read(html)} />)
      await userEvent.click(screen.getByRole('button', { name: 'Merken' }))
      expect(screen.getByRole('listitem')).toHaveTextContent('leer')
      expect(screen.getAllByRole('button')).toHaveLength(1)
      expect(
        container.querySelector(
          'script, style, form, iframe, object, embed, svg, math, base, meta, link, template, [id], [name], [style]:not(ul), [hidden], [inert], [onerror], [onclick], [tabindex]',
        ),
      ).toBeNull()
      for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^https?:/)
      expect(
        [
          document.title,
          page.getAttributeNames().join(),
          withoutStyles(document.head.innerHTML),
          Object.keys(window).join(),
          typeof document.getElementById,
        ].join('\n'),
      ).toBe(withoutStyles(before))
      expect('hostile' in window).toBe(false)
    },
  )
})

/** Removes the style elements of styled-components, which appear and disappear. */
function withoutStyles(html: string): string {
  return html.replace(/<style data-styled.*?<\/style>/gs, '')
}
