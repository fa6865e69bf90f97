import { InfoBubble } from '../../../src/kit/control/popup/InfoBubble'
import { TabBar } from '../../../src/kit/control/tabs/TabBar'
import { AutocompleteField } from '../../../src/kit/field/autocomplete/AutocompleteField'
import type { AutocompleteValue } from '../../../src/kit/field/autocomplete/autocompleteModel'
import { Calendar } from '../../../src/kit/field/date/Calendar'
import { DateField } from '../../../src/kit/field/date/DateField'
import { TimeField } from '../../../src/kit/field/date/TimeField'
import { HierarchicalPicker } from '../../../src/kit/field/tree/HierarchicalPicker'
import { TreeMultiSelect } from '../../../src/kit/field/tree/TreeMultiSelect'
import { calendarTexts } from '../field/date/calendarTexts'
import type { KitPart } from './KitPart'

const FIELD = ['error', 'hint', 'required', 'disabled', 'hiddenLabel'] as const
const searchTexts = {
  loading: 'Suche läuft',
  noResults: 'Nichts gefunden',
  failed: 'Gescheitert',
  retry: 'Noch einmal',
  delete: 'Leeren',
  found: (count: number) => `${count} Treffer`,
}
const nodes = [{ title: 'Zielgruppe', href: 'target', data: [{ title: 'Kinder', href: 'children' }] }]
const options = [{ value: 'music', label: 'Musik', options: [{ value: '11', label: 'Oper' }] }]
const tabs = [
  { id: 'event', label: 'Termin' },
  { id: 'media', label: 'Bilder' },
]

/** Rows for parts that open a popup or have tabs. */
export const popupParts: readonly KitPart[] = [
  row<AutocompleteValue>({
    name: 'AutocompleteField',
    role: 'combobox',
    takes: FIELD,
    start: { status: 'invalidated', text: '', id: null },
    keys: ['B', 'e', 'Enter', 'ArrowDown', 'Enter'],
    reports: { status: 'validated', text: 'Berlin', id: '7' },
    draw: props => (
      <AutocompleteField
        {...props}
        search={async () => ({ results: [{ id: '7', value: 'Berlin' }] })}
        texts={searchTexts}
      />
    ),
  }),
  row({
    name: 'DateField',
    role: 'textbox',
    takes: FIELD,
    start: '',
    keys: ['1', '.', '9', '.', '2', '6'],
    reports: '1.9.26',
    draw: props => <DateField {...props} texts={calendarTexts} locale="de-DE" loadCalendar={async () => Calendar} />,
  }),
  row({
    name: 'TimeField',
    role: 'textbox',
    takes: FIELD,
    start: '',
    keys: ['9', '3', '0'],
    reports: '930',
    draw: props => <TimeField {...props} />,
  }),
  row({
    name: 'TreeMultiSelect',
    role: 'combobox',
    takes: FIELD,
    start: [] as readonly string[],
    keys: ['ArrowDown', 'Space', 'Escape'],
    reports: ['target', 'children'],
    draw: props => <TreeMultiSelect {...props} title="Bitte wählen" nodes={nodes} idOf={node => node.href} />,
  }),
  row({
    name: 'HierarchicalPicker',
    role: 'combobox',
    takes: FIELD,
    start: '',
    keys: ['ArrowDown', 'ArrowRight', 'Enter'],
    reports: '11',
    draw: props => <HierarchicalPicker {...props} options={options} emptyText="Bitte wählen" />,
  }),
  row({
    name: 'TabBar',
    role: 'tablist',
    stop: { role: 'tab' },
    start: 'event',
    keys: ['ArrowRight', 'Enter'],
    reports: 'media',
    draw: ({ label, value, onChange }) => (
      <>
        <TabBar id="tabs" label={label} tabs={tabs} selected={value} onSelect={onChange} narrowBelow={0} />
        <div role="tabpanel" id="tabs-panel" aria-labelledby={`tabs-${value}`}>
          {value}
        </div>
      </>
    ),
  }),
  row({
    name: 'InfoBubble',
    role: 'button',
    keys: ['Enter'],
    reports: 'shown',
    draw: ({ label, value, onChange }) => (
      <InfoBubble label={label} isShown={value === 'shown'} onToggle={() => onChange('shown')}>
        Höchstens 60 Zeichen.
      </InfoBubble>
    ),
  }),
]

// Infers the type of a row's values, so that the compiler checks them. In the list's own type, they are `unknown`.
function row<Value>(part: KitPart<Value>): KitPart {
  return part
}
