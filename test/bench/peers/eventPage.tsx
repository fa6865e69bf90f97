import { createRoot } from 'react-dom/client'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { tableMetrics } from '../../../src/event/overview/parts/Scroller'
import { clusterToRow } from '../../../src/event/overview/EventRow'
import { BareEventList } from './BareEventList'
import { buildElement } from './buildElement'
import { buildEventLine } from './buildEventLine'
import { eventPeerCss } from './eventPeerCss'
import type { EventStage } from './EventStage'

const AREA = { position: 'fixed', inset: '40px auto auto 40px', width: '680px', height: '480px', background: 'Canvas' }

function openRoot() {
  const host = document.createElement('bare-root')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(eventPeerCss)
  shadow.adoptedStyleSheets = [sheet]
  document.body.append(host)
  return { shadow, remove: () => host.remove() }
}

function openDialog(content: Element): () => void {
  const { shadow, remove } = openRoot()
  const dialog = document.createElement('dialog')
  dialog.append(content)
  shadow.append(dialog)
  dialog.showModal()
  return () => {
    dialog.close()
    remove()
  }
}

function buildField(index: number): HTMLElement {
  const [id, help] = [`field${index}`, `help${index}`]
  const input = buildElement('input', {
    id,
    class: 'text-field',
    type: 'text',
    'aria-describedby': help,
    autocomplete: 'off',
  })
  return buildElement(
    'div',
    { class: 'field' },
    buildElement('label', { for: id }, `Feld ${index}`),
    input,
    buildElement('p', { id: help }, 'Was in dieses Feld gehört und wann es leer bleiben darf, steht hier.'),
  )
}

globalThis.eventStage = {
  readRows: answer =>
    (JSON.parse(answer) as { EventClusters: (EventCluster & { Id: number })[] }).EventClusters.map(clusterToRow),
  openTable(rows, count) {
    const lines = rows.slice(0, count).map((row, index) =>
      buildElement(
        'div',
        {
          class: 'place',
          style: `transform: translateY(${index * tableMetrics.row}px); height: ${tableMetrics.row}px`,
        },
        buildEventLine(row, index),
      ),
    )
    const list = buildElement(
      'div',
      { role: 'rowgroup', class: 'lines', style: `height: ${rows.length * tableMetrics.row}px` },
      ...lines,
    )
    return openDialog(
      buildElement('div', { class: 'scroller' }, buildElement('div', { class: 'table', role: 'grid' }, list)),
    )
  },
  openForm(fields, buttons) {
    const content = [
      ...Array.from({ length: fields }, (_, index) => buildField(index)),
      ...Array.from({ length: buttons }, (_, index) => buildElement('button', { type: 'button' }, `Knopf ${index}`)),
    ]
    return openDialog(buildElement('form', { class: 'form' }, ...content))
  },
  async showList(rows) {
    const { shadow, remove } = openRoot()
    const container = document.createElement('div')
    Object.assign(container.style, AREA)
    shadow.append(container)
    const react = createRoot(container)
    react.render(<BareEventList rows={rows} />)
    while (!shadow.querySelector('.line')) await new Promise(requestAnimationFrame)
    return () => {
      react.unmount()
      remove()
    }
  },
} satisfies EventStage
