import { html, notFound, type PortalResponse } from './PortalResponse'
import type { PortalCall } from './PortalCall'
import type { PortalContext } from './PortalContext'
import type { Shapes } from './openShapes'

/** Fields and slots of each template: fields by their names in the contract, slots by those in the reference guide. */
const windowParts: Readonly<Record<string, readonly string[]>> = {
  picmanage: [
    'view',
    'series-filter',
    'filter',
    'upload',
    'series-buttons',
    'selection-bar',
    'notices',
    'list',
    'end-marker',
  ],
  picposition: ['CurrentWidth', 'CurrentHeight', 'Title', 'Description', 'alignment', 'ratio-lock', 'submit', 'cancel'],
  picmeta: [
    'preview',
    'Title',
    'Copyright',
    'Keywords',
    'Rights',
    'descriptions',
    'share-groups',
    'info',
    'delete',
    'cancel',
    'save',
  ],
  picseriesmeta: ['help', 'Title', 'info', 'delete', 'cancel', 'save'],
  picfieldcheck: ['counters', 'causes', 'fields', 'back', 'cancel', 'next'],
  message: ['title', 'message', 'ok'],
  verifymail: ['info', 'send_provider', 'send_registered'],
  nameselect: ['info', 'list', 'send'],
  nameaddress: [
    'info',
    'firstname',
    'surname',
    'mail',
    'city',
    'plz',
    'street',
    'nr',
    'phone',
    'gender',
    'terms',
    'send',
  ],
  checkdoublet: ['info', 'list', 'someone_else', 'insert_anyway'],
  checkdoubletinfo: ['entered', 'doublet', 'info_text', 'send', 'back'],
  userpass: ['info', 'form'],
  newaccount: ['info', 'form'],
  passwdchange: ['info', 'form'],
  voucher: ['info', 'voucher', 'send'],
  event_overview: ['newEvent', 'expertMode', 'searchButton', 'search', 'dateSearch', 'table', 'empty', 'endMarker'],
  event_detail: [
    'caption',
    'tabs',
    'Event',
    'Description',
    'Topics',
    'Translation',
    'TranslationPl',
    'Medias',
    'back',
    'next',
    'submit',
  ],
  cb_ui_window: ['title', 'support', 'close', 'content'],
  language_window: ['languages'],
}

/**
 * Selectors of the fields and slots, for `templates.slots` of the page's configuration. A page needs them if the
 * templates name no field or slot, neither by `data-slot` nor by name, id or class.
 */
export const templateSelectors: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(windowParts).map(([template, parts]) => [
    template,
    Object.fromEntries(parts.map((part, index) => [part, `.kk-teil-${index}`])),
  ]),
)

/**
 * Responds to the requests for the windows' templates (image-library 7.2, portal-accounts 2, events 7.3).
 * answerLayerCall responds to those for the layers' templates.
 */
export function answerTemplateCall({ path, query }: PortalCall, { shapes }: PortalContext): PortalResponse | undefined {
  if (!/^\/(pix\/template|register\/templates|event\/templates|module\/jscript)\//.test(path)) return undefined
  const name =
    query.get('content') ??
    path
      .split('/')
      .at(-1)!
      .replace(/\.html$/, '')
  const parts = windowParts[name]
  return parts ? html(templateOf(name, parts, shapes)) : notFound
}

/** Returns a template in the portal's own markup. */
function templateOf(name: string, parts: readonly string[], shapes: Shapes): string {
  const boxes = parts.map((part, index) => markupOf(part, index, shapes))
  const inside = {
    list: `<ul>${boxes.map(box => `<li>${box}</li>`).join('')}</ul>`,
    table: `<table><tbody>${boxes.map(box => `<tr><td>${box}</td></tr>`).join('')}</tbody></table>`,
    paragraphs: boxes.map(box => `<p class="kk-absatz">${box}</p>`).join(''),
  }[shapes.boxes]
  return `<section class="kk-fenster"><h2 class="kk-kopf">Kulturkreis: ${name}</h2><style>.kk-kopf{color:red}</style>${inside}</section>`
}

function markupOf(part: string, index: number, { templates }: Shapes): string {
  switch (templates) {
    case 'name':
      return `<label>Feld <input name="${part.toLowerCase()}" value="alt"></label>`
    case 'id':
      return `<span id="${part}">alt</span>`
    case 'class':
      return `<span class="kk-feld ${part.replaceAll(/[A-Z]/g, sign => `-${sign.toLowerCase()}`).replace(/^-/, '')}">alt</span>`
    case 'selector':
      return `<span class="kk-teil-${index}">alt</span>`
    case 'slot':
    case 'off':
      return `<span data-slot="${part}"></span>`
  }
}
