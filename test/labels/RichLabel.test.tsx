import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createLabels } from '../../src/labels/createLabels'
import { RichLabel, richText } from '../../src/labels/RichLabel'
import { TextMarkers } from '../../src/labels/TextMarkers'
import { WindowLabels } from '../../src/labels/useLabels'

const Link = ({ href, children }: { href?: string; children?: ReactNode }) => (
  <a data-testid="link" href={href ?? '#'}>
    {children}
  </a>
)
const TAGS = { a: <Link />, b: <b />, i: <i />, em: <em />, strong: <strong />, br: <br /> }

function show(text: string | undefined, markers: Record<string, string> = {}) {
  const labels = createLabels('de_DE', () => false)
  labels.addResourceBundle('de_DE', 'register.open', text === undefined ? {} : { terms: text })
  const { container } = render(
    <WindowLabels labels={labels} windowName="register.open">
      <TextMarkers value={markers}>
        <RichLabel of="terms" tags={TAGS} />
      </TextMarkers>
    </WindowLabels>,
  )
  return container
}

it('a rich label shows links and emphasis as the given elements', () => {
  const container = show('Ich kenne <a href="/agb">die <b>Regeln</b></a>.<br>Alle.')
  expect(container.textContent).toBe('Ich kenne die Regeln.Alle.')
  expect(screen.getByTestId('link').getAttribute('href')).toBe('/agb')
  expect(screen.getByTestId('link').querySelector('b')?.textContent).toBe('Regeln')
  expect(container.querySelectorAll('br')).toHaveLength(1)
})

it.each([
  ['a text without tags', 'Ich stimme zu.', 'Ich stimme zu.'],
  ['other tags', '<p onclick="x()">Ich <script>x()</script><u>stimme</u> zu.</p>', 'Ich stimme zu.'],
  ['nesting of i18next', '$t(register_other) zu', '$t(register_other) zu'],
  ['double braces', '{{x}} zu', '{{x}} zu'],
  ['a marker without a value', 'Ich, {NAME}, stimme zu.', 'Ich, {NAME}, stimme zu.'],
  ['special characters of HTML', '3 &lt; 4 &amp; 5 < 6', '3 < 4 & 5 < 6'],
  ['a missing text', undefined, 'translation missing: terms'],
])('a rich label renders only text, and no element, for %s', (_, text, shown) => {
  const container = show(text)
  expect(container.textContent).toBe(shown)
  expect(container.querySelector('div > *')).toBeNull()
})

it('a rich label shows the value of a marker as text, not as markup', () => {
  const container = show('Ich, {NAME}, <b>stimme</b> zu.', { NAME: '<b>Eva</b> & <a href="/x">Adam</a>' })
  expect(container.textContent).toBe('Ich, <b>Eva</b> & <a href="/x">Adam</a>, stimme zu.')
  expect(container.querySelectorAll('b')).toHaveLength(1)
  expect(screen.queryByTestId('link')).toBeNull()
})

it.each([
  ['Lesen Sie <a href="/agb">die Regeln</a>.', 'Lesen Sie <a href="/agb">die Regeln</a>.'],
  ['<b>a</b> <i>b</i> <em>c</em> <strong>d</strong><br>e', '<b>a</b> <i>b</i> <em>c</em> <strong>d</strong><br/>e'],
  ['<a href="/agb" onclick="steal()" style="x" class="y">Regeln</a>', '<a href="/agb">Regeln</a>'],
  ['<p>Ein <span>Absatz</span></p><img src=x onerror=steal()>', 'Ein Absatz'],
  ['x<script>steal()</script><style>*{}</style>', 'x'],
  ['3 < 4 &amp; 5', '3 &lt; 4 &amp; 5'],
  ['<a href="&quot; onclick=&quot;steal()">x</a>', '<a href="&quot; onclick=&quot;steal()">x</a>'],
  ['ganz normal', 'ganz normal'],
])('a rich label keeps the allowed tags of %s', (html, kept) => expect(richText(html)).toBe(kept))
