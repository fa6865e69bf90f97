import { useState } from 'react'
import { TemplateLayout } from '../../../src/template/TemplateLayout'
import type { TemplateTree } from '../../../src/template/readTemplate'
import { useSlotData } from '../../../src/template/useSlotData'
import { WindowLayout } from '../../../src/template/WindowLayout'

function GenderField() {
  const { options, value } = useSlotData('gender_id')
  return (
    <select aria-label="Anrede" defaultValue={value}>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/**
 * Renders a small window with parts that a layout could break: a text input, a select box with the template's options,
 * a growing list, a button and a conditional slot.
 */
export function DemoWindow({ template }: { template: TemplateTree | undefined }) {
  const [text, setText] = useState('')
  const [entries, setEntries] = useState<readonly string[]>([])
  return (
    <WindowLayout
      template={template && { tree: template, Layout: TemplateLayout }}
      required={['list', 'save']}
      fills="list"
      slots={{
        heading: <h2>Merkzettel</h2>,
        entry: <input aria-label="Eintrag" value={text} onChange={event => setText(event.target.value)} />,
        gender_id: <GenderField />,
        list: (
          <ul aria-label="Einträge" style={{ flex: '1 1 240px', minHeight: 0, overflow: 'auto' }}>
            {entries.map(entry => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        ),
        note: entries.length > 1 ? <p role="status">{entries.length} Einträge</p> : null,
        save: <button onClick={() => setEntries([...entries, text || 'leer'])}>Merken</button>,
      }}
      renderLayout={slots => (
        <>
          {slots.heading}
          <div>
            {slots.entry}
            {slots.gender_id}
          </div>
          {slots.list}
          {slots.note}
          <footer>{slots.save}</footer>
        </>
      )}
    />
  )
}
