import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  Activity,
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'

// Our files hold React as it is in production.
jest.mock('react', () => jest.requireActual<object>('../../node_modules/react/cjs/react.production.js'))
jest.mock('react/jsx-runtime', () =>
  jest.requireActual<object>('../../node_modules/react/cjs/react-jsx-runtime.production.js'),
)
jest.mock('react-dom', () => jest.requireActual<object>('../../node_modules/react-dom/cjs/react-dom.production.js'))

const repository = join(__dirname, '..', '..')
const plugin = pathToFileURL(join(repository, '.rollup', 'trimReact.mjs')).href
const renderer = join(dirname(require.resolve('react-dom/package.json')), 'cjs', 'react-dom-client.production.js')

/** What the build makes of a file. */
function transform(file: string, code = "readFileSync(file, 'utf8')"): string {
  const program = `
    import { readFileSync } from 'node:fs'
    import { trimReact } from ${JSON.stringify(plugin)}
    const file = ${JSON.stringify(file)}
    process.stdout.write(trimReact().transform(${code}, file)?.code ?? 'as it was')`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const folder = mkdtempSync(join(tmpdir(), 'foyer-react-'))

/** The renderer as it is in our files, on the test's own React. */
function evaluate(code: string): typeof import('react-dom/client') {
  const file = join(folder, 'renderer.cjs')
  writeFileSync(
    file,
    code.replace(/require\("([\w-]+)"\)/g, (_, name: string) => `require(${JSON.stringify(require.resolve(name))})`),
  )
  return require(file) as typeof import('react-dom/client')
}

afterAll(() => rmSync(folder, { recursive: true }))

let trimmed = ''
let container: HTMLElement
let errors: string[] = []

beforeAll(() => {
  trimmed = transform(renderer)
})

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  errors = []
})

afterEach(() => container.remove())

function render(node: ReactNode) {
  const root = evaluate(trimmed).createRoot(container, {
    onUncaughtError: error => errors.push(String(error)),
    onCaughtError: error => errors.push(String(error)),
  })
  flushSync(() => root.render(node))
  return root
}

test('React’s renderer keeps what draws a page, and loses what takes over a server’s HTML', () => {
  expect(trimmed).not.toContain('exports.hydrateRoot')
  expect(trimmed).toContain('exports.createRoot')
})

test('what is left draws, updates, keeps the order of lists, calls effects, gives contexts and ends', async () => {
  const Tone = createContext('light')
  const said: string[] = []
  const Line = memo(({ name }: { name: string }) => (
    <li>
      {name} {use(Tone)}
    </li>
  ))
  const List = () => {
    const [names, setNames] = useState(['a', 'b', 'c'])
    const list = useRef<HTMLUListElement>(null)
    useEffect(() => {
      said.push(`${list.current?.children.length} lines`)
      return () => void said.push('ended')
    }, [names])
    return (
      <ul ref={list}>
        <button aria-label="next" onClick={() => setNames(['c', 'b', 'd'])} />
        {names.map(name => (
          <Line key={name} name={name} />
        ))}
      </ul>
    )
  }
  const root = render(
    <Tone value="dark">
      <>
        <List />
      </>
    </Tone>,
  )
  expect([errors, container.textContent]).toEqual([[], 'a darkb darkc dark'])
  const [, second] = container.querySelectorAll('li')
  container.querySelector('button')?.click()
  await new Promise(resolve => setTimeout(resolve))
  expect(container.textContent).toBe('c darkb darkd dark')
  expect(container.querySelectorAll('li')[1]).toBe(second)
  flushSync(() => root.unmount())
  expect(container.innerHTML).toBe('')
  expect(said).toEqual(['4 lines', 'ended', '4 lines', 'ended'])
  expect(errors).toEqual([])
})

test('a boundary keeps what fails in its place, and an event in a portal reaches its parents', () => {
  const clicked: string[] = []
  const Failing = () => {
    throw new Error('by intent')
  }
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { hasFailed: false }
    static getDerivedStateFromError() {
      return { hasFailed: true }
    }
    override render() {
      return this.state.hasFailed ? 'kept' : this.props.children
    }
  }
  const layer = document.body.appendChild(document.createElement('div'))
  const root = render(
    <form onSubmit={() => clicked.push('parent')}>
      <Boundary>
        <Failing />
      </Boundary>
      {createPortal(<input name="typed" onInput={() => clicked.push('field')} />, layer)}
    </form>,
  )
  expect(container.textContent).toBe('kept')
  layer.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  layer.querySelector('input')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  expect(clicked).toEqual(['field', 'parent'])
  expect(errors).toEqual(['Error: by intent'])
  flushSync(() => root.unmount())
  expect(layer.innerHTML).toBe('')
  layer.remove()
})

test.each([
  ['Suspense', () => <Suspense>x</Suspense>],
  ['Activity', () => <Activity>x</Activity>],
  ['a reference to a fragment', () => createElement(Fragment, { ref: () => {} } as object, <b />)],
])('%s, which is cut out, is refused and not drawn in another way', (_name, draw) => {
  render(draw())
  expect(errors).toEqual([expect.stringMatching(/#130|no ref in this build/)])
  expect(container.textContent).toBe('')
})

test('the build ends where our code imports what is cut out, and leaves all else as it is', () => {
  expect(() => transform('/src/a.tsx', "`import { useState, lazy as late } from 'react'`")).toThrow(
    /imports lazy from react, which the build cuts out/,
  )
  expect(transform('/src/a.tsx', "`import { useState } from 'react'`")).toBe('as it was')
})

test('the build ends where React is another than the cuts were made for', () => {
  expect(() =>
    transform(renderer, "readFileSync(file, 'utf8').replace('exports.version = \"19.', 'exports.version = \"20.')"),
  ).toThrow(/React is no longer 19/)
})
