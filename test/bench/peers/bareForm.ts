import { inputStyle } from '../../../src/kit/field/FieldBox'
import type { DescriptionLanguage } from '../../../src/pix/descriptions/descriptionLanguageWire'
import { RIGHTS, TEXT_FIELDS } from '../../../src/pix/meta/metaModel'
import { fitIntoBox } from '../../../src/lib/fitIntoBox'
import type { Picture } from '../../../src/pix/picture/Picture'
import { thumbnailUri } from '../../../src/pix/picture/pictureThumbnail'
import { buildElement } from './buildElement'
import { peerCss } from './peerCss'

const PREVIEW = 200
const CSS = `${peerCss}
form { display: flex; flex-direction: column; height: 100%; }
.body { flex: 1 1 auto; min-height: 0; overflow: auto; padding: 4px 16px 16px; }
.columns { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 16px 20px; align-items: start; }
.fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 12px; align-items: start; }
.field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; min-width: 0; }
.wide { grid-column: 1 / -1; }
.text { ${inputStyle.map(String).join('')} }
.line { display: inline-flex; gap: 8px; min-height: 32px; padding: 6px; }
.bar { display: flex; flex: none; gap: 8px; padding: 12px 16px; border-block-start: 1px solid var(--foyer-border); }
.bar button { min-height: var(--foyer-size-control); padding: 4px 16px; border: 0; border-radius: var(--foyer-radius); background: var(--foyer-control); }
`

let made = 0

/** Builds a label with its input or text area, and its hint if it has one. */
function buildField(
  tag: 'input' | 'textarea',
  name: string,
  value: string,
  isWide: boolean,
  hint?: string,
): HTMLElement {
  const id = `field${(made += 1)}`
  const control = buildElement(
    tag,
    { id, class: 'text', ...(tag === 'input' ? { type: 'text', value } : { rows: '3' }) },
    ...(tag === 'textarea' ? [value] : []),
  )
  return buildElement(
    'div',
    { class: isWide ? 'field wide' : 'field' },
    buildElement('label', { for: id }, name),
    control,
    ...(hint ? [buildElement('p', {}, hint)] : []),
  )
}

const buildChoice = (type: 'radio' | 'checkbox', name: string, isOn: boolean) =>
  buildElement(
    'label',
    { class: 'line' },
    buildElement('input', { type, ...(type === 'radio' && { name: 'rights' }), ...(isOn && { checked: '' }) }),
    name,
  )

/**
 * Opens a native modal dialog in a shadow tree with the fields of the library's picture form. Returns the function that
 * closes it.
 */
function openBareForm(picture: Picture, languages: readonly DescriptionLanguage[]): () => void {
  const { width, height } = fitIntoBox(picture.Width, picture.Height, PREVIEW)
  const info = [
    `${picture.Id}`,
    `${picture.Width} × ${picture.Height} px`,
    picture.Datetimecreated,
    picture.CreatedBy,
    picture.LastChange,
  ].filter(Boolean)
  const aside = buildElement(
    'div',
    {},
    buildElement('img', {
      src: thumbnailUri(picture.Uri, 2),
      alt: picture.Title ?? '',
      width: String(width),
      height: String(height),
      decoding: 'async',
    }),
    buildElement('button', { type: 'button' }, 'Zuschneiden'),
    buildElement(
      'dl',
      {},
      ...info.map(text => buildElement('div', {}, buildElement('dt', {}, 'Angabe'), buildElement('dd', {}, text))),
    ),
  )
  const fields = buildElement(
    'div',
    { class: 'fields' },
    ...TEXT_FIELDS.map((name, index) => buildField('input', name, picture[name] ?? '', index < 2)),
    buildField('input', 'Schlagwörter', picture.Keywords.join(', '), true, 'Mit Komma getrennt.'),
    ...languages.map(({ Id, Locale }) =>
      buildField('textarea', `Beschreibung (${Locale})`, picture.DescriptionsByIdLanguage[Id] ?? '', true),
    ),
    buildElement(
      'fieldset',
      { class: 'wide' },
      buildElement('legend', {}, 'Rechte'),
      ...RIGHTS.map(right => buildChoice('radio', `Stufe ${right}`, picture.Rights === right)),
      buildElement('p', {}, 'Was die Stufen erlauben, legt Ihr Portal fest.'),
    ),
    buildElement(
      'div',
      { class: 'wide', role: 'group' },
      buildElement('h3', {}, 'Freigegeben für'),
      ...picture.AvailabeShareGroups.map(({ NameMl, Active }) => buildChoice('checkbox', NameMl, Active)),
    ),
  )
  const bar = buildElement(
    'div',
    { class: 'bar' },
    ...['Löschen', 'Bilder', 'Abbrechen', 'Speichern'].map(name => buildElement('button', { type: 'button' }, name)),
  )
  const dialog = document.createElement('dialog')
  dialog.append(
    buildElement(
      'form',
      {},
      buildElement('div', { class: 'body' }, buildElement('div', { class: 'columns' }, aside, fields)),
      bar,
    ),
  )
  const host = document.createElement('bare-root')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(dialog)
  document.body.append(host)
  dialog.showModal()
  return () => {
    dialog.close()
    host.remove()
  }
}

Object.assign(globalThis, { openBareForm })
