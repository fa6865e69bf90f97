import { ImageOff, ImageUp, Trash2 } from 'lucide'
import { Button } from '../../../src/kit/control/Button'
import { EmptyState } from '../../../src/kit/control/EmptyState'
import { IconButton } from '../../../src/kit/control/IconButton'
import { Notice } from '../../../src/kit/control/Notice'
import { ProgressBar } from '../../../src/kit/control/ProgressBar'
import { Checkbox } from '../../../src/kit/field/Checkbox'
import { FileButton } from '../../../src/kit/field/FileButton'
import { KeywordList } from '../../../src/kit/field/KeywordList'
import { RadioGroup } from '../../../src/kit/field/RadioGroup'
import { RadioPictureGroup } from '../../../src/kit/field/RadioPictureGroup'
import { SearchField } from '../../../src/kit/field/SearchField'
import { SelectField } from '../../../src/kit/field/SelectField'
import { Switch } from '../../../src/kit/field/Switch'
import { TextArea } from '../../../src/kit/field/TextArea'
import { TextField } from '../../../src/kit/field/TextField'
import { keywordTexts } from '../field/keywordTexts'
import { layoutOptions } from '../field/layoutOptions'
import type { KitPart } from './KitPart'
import { popupParts } from './popupParts'

const FIELD = ['error', 'hint', 'required', 'disabled', 'hiddenLabel'] as const
const WORD = ['H', 'o', 'f'] as const
const options = [
  { value: 'all', label: 'Alle Veranstaltungen' },
  { value: 'own', label: 'Eigene Veranstaltungen' },
]

/**
 * Controls and fields of the kit, one row each. The conformance suite checks every row in the same way, in jsdom and in
 * the browser.
 */
export const kitParts: readonly KitPart[] = [
  row({
    name: 'TextField',
    role: 'textbox',
    takes: FIELD,
    start: '',
    keys: WORD,
    reports: 'Hof',
    draw: props => <TextField {...props} />,
  }),
  row({
    name: 'TextArea',
    role: 'textbox',
    takes: FIELD,
    start: '',
    keys: WORD,
    reports: 'Hof',
    draw: props => <TextArea {...props} />,
  }),
  row({
    name: 'KeywordList',
    role: 'textbox',
    takes: FIELD,
    start: ['Landesausstellung'] as readonly string[],
    keys: [...WORD, 'Enter'],
    reports: ['Landesausstellung', 'Hof'],
    draw: ({ value, ...props }) => (
      <KeywordList {...props} keywords={value} texts={keywordTexts} assigned={['Stadtfest', 'Denkmal']} />
    ),
  }),
  row({
    name: 'RadioGroup',
    role: 'radiogroup',
    stop: { role: 'radio' },
    takes: FIELD,
    start: 'all',
    keys: ['ArrowDown'],
    reports: 'own',
    draw: props => <RadioGroup {...props} options={options} />,
  }),
  row({
    name: 'RadioPictureGroup',
    role: 'radiogroup',
    stop: { role: 'radio' },
    takes: FIELD,
    start: 'left',
    keys: ['ArrowDown'],
    reports: 'right',
    draw: props => <RadioPictureGroup {...props} options={layoutOptions} />,
  }),
  row({
    name: 'Switch',
    role: 'switch',
    takes: ['error', 'hint', 'required', 'disabled'],
    start: false,
    keys: ['Space'],
    reports: true,
    draw: ({ value, isRequired, ...props }) => <Switch {...props} required={isRequired} isOn={value} />,
  }),
  row({
    name: 'SelectField',
    role: 'combobox',
    takes: FIELD,
    start: 'all',
    keys: ['E'],
    reports: 'own',
    draw: props => <SelectField {...props} options={options} />,
  }),
  row({
    name: 'Checkbox',
    role: 'checkbox',
    takes: ['error', 'hint', 'disabled', 'hiddenLabel'],
    start: false,
    keys: ['Space'],
    reports: true,
    draw: ({ value, isRequired: _, ...props }) => <Checkbox {...props} isChecked={value} />,
  }),
  row({
    name: 'SearchField',
    role: 'searchbox',
    start: '',
    keys: [...WORD, 'Enter'],
    reports: 'Hof',
    draw: ({ label, value, onChange }) => (
      <SearchField label={label} clearLabel="Suche leeren" value={value} onChange={onChange} onSubmit={onChange} />
    ),
  }),
  row({
    name: 'FileButton',
    role: 'button',
    takes: ['disabled'],
    keys: [],
    draw: ({ label, disabled, onChange }) => (
      <FileButton disabled={disabled} onFiles={files => onChange(files.length)}>
        {label}
      </FileButton>
    ),
  }),
  row({
    name: 'Button',
    role: 'button',
    takes: ['disabled'],
    keys: ['Enter'],
    reports: 'pressed',
    draw: ({ label, disabled, onChange }) => (
      <Button icon={ImageUp} disabled={disabled} onClick={() => onChange('pressed')}>
        {label}
      </Button>
    ),
  }),
  row({
    name: 'IconButton',
    role: 'button',
    takes: ['disabled'],
    keys: ['Space'],
    reports: 'pressed',
    draw: ({ label, disabled, onChange }) => (
      <IconButton label={label} icon={Trash2} disabled={disabled} onClick={() => onChange('pressed')} />
    ),
  }),
  row({
    name: 'ProgressBar',
    role: 'progressbar',
    draw: ({ label }) => <ProgressBar label={label} value={45} text="4,5 MB / 10 MB" />,
  }),
  row({
    name: 'EmptyState',
    role: 'heading',
    draw: ({ label }) => <EmptyState icon={ImageOff} heading={label} text="Legen Sie das erste Bild an." />,
  }),
  row({ name: 'Notice', role: 'alert', draw: ({ label }) => <Notice tone="error">{label}</Notice> }),
  ...popupParts,
]

// Infers the type of a row's values, so that the compiler checks them. In the table's own type, they are `unknown`.
function row<Value>(part: KitPart<Value>): KitPart {
  return part
}
