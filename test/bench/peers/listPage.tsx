import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import tabulatorCss from 'tabulator-tables/dist/css/tabulator.min.css?inline'
import { WindowLabels } from '../../../src/labels/useLabels'
import { pixWindows } from '../../../src/pix/pixWindows'
import type { Picture } from '../../../src/pix/picture/Picture'
import { createRuntime } from '../../../src/shell/createRuntime'
import { mountRoot } from '../../../src/shell/mountRoot'
import { Providers } from '../../../src/shell/openRoot'
import { BareList } from './BareList'
import { LibraryList } from './LibraryList'
import type { ListKind, ListStage } from './ListStage'
import { peerCss } from './peerCss'
import { TabulatorList } from './TabulatorList'
import { VirtuaList } from './VirtuaList'

const AREA = {
  display: 'flex',
  flexDirection: 'column',
  position: 'fixed',
  inset: '40px auto auto 40px',
  width: '680px',
  height: '480px',
  background: 'Canvas',
}
const INNER_PX = 680 - 32
const PAGE = 1000
const LIBRARY = 'pix.manage'

let pictures: readonly Picture[] = []
let clear = () => {}
let area: HTMLElement = document.body

const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
const runtime = createRuntime(
  () => ({ language: 'de_DE', nonce }),
  {
    loadTemplates: () => import('../../../src/template/loadServerTemplates').then(module => module.loadServerTemplates),
    loadPromptDialog: () => import('../../../src/kit/dialog/PromptDialog').then(module => module.PromptDialog),
    loadAccessRecovery: () => import('../../../src/shell/accessRecovery').then(module => module.accessRecovery),
  },
  () => Promise.reject(new Error('the list opens no further window')),
)

function draw(root: ShadowRoot, container: HTMLElement, content: ReactNode, remove: () => void) {
  area = container
  Object.assign(container.style, AREA)
  const react = createRoot(container)
  react.render(content)
  clear = () => {
    react.unmount()
    remove()
    clear = () => {}
    area = document.body
  }
  return new Promise<void>(resolve => {
    const check = () => (root.querySelector('.tile') ? resolve() : requestAnimationFrame(check))
    check()
  })
}

async function showLibrary() {
  await runtime.labels.changeLanguage('de_DE')
  await runtime.loadWindow(LIBRARY, pixWindows[LIBRARY])
  const config = runtime.readConfig()
  const mount = mountRoot(config)
  const content = (
    <Providers runtime={runtime} mount={mount}>
      <WindowLabels labels={runtime.labels} windowName={LIBRARY}>
        <LibraryList pictures={pictures} />
      </WindowLabels>
    </Providers>
  )
  await draw(mount.shadow, mount.container, content, mount.remove)
}

const PEERS: Readonly<Record<Exclude<ListKind, 'library'>, () => ReactNode>> = {
  bare: () => <BareList pictures={pictures} width={INNER_PX} isFlushed />,
  late: () => <BareList pictures={pictures} width={INNER_PX} isFlushed={false} />,
  virtua: () => <VirtuaList pictures={pictures} width={INNER_PX} />,
  tabulator: () => <TabulatorList pictures={pictures} />,
}

async function showPeer(kind: Exclude<ListKind, 'library'>) {
  const host = document.createElement('bare-root')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(kind === 'tabulator' ? tabulatorCss : peerCss)
  shadow.adoptedStyleSheets = [sheet]
  const container = document.createElement('div')
  shadow.append(container)
  document.body.append(host)
  await draw(shadow, container, PEERS[kind](), () => host.remove())
}

const stage: ListStage = {
  async load(count) {
    const loaded: Picture[] = []
    while (loaded.length < count) {
      const answer = await fetch(`/pix/pictures/by/1001?from=${loaded.length}&limit=${PAGE}`)
      const page = (await answer.json()) as Picture[]
      if (page.length === 0) break
      loaded.push(...page)
    }
    pictures = loaded.slice(0, count)
    return pictures.length
  },
  async restore(count, top) {
    clear()
    const pages = Array.from({ length: Math.ceil(count / PAGE) }, async (_, index) => {
      const answer = await fetch(
        `/pix/pictures/by/1001?from=${index * PAGE}&limit=${Math.min(PAGE, count - index * PAGE)}`,
      )
      return (await answer.json()) as Picture[]
    })
    pictures = (await Promise.all(pages)).flat()
    await showPeer('bare')
    stage.scroller().scrollTop = top
  },
  show(kind) {
    clear()
    return kind === 'library' ? showLibrary() : showPeer(kind)
  },
  clear: () => clear(),
  scroller: () =>
    area.querySelector<HTMLElement>('.scroller, .tabulator-tableholder') ??
    area.querySelector<HTMLElement>('[role=grid]')!.parentElement!,
  elements: () => area.querySelectorAll('*').length,
  tiles: () => [...area.querySelectorAll<HTMLElement>('.tile')],
}

globalThis.listStage = stage
