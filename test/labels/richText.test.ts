import { richText } from '../../src/labels/richText'

it.each([
  ['Lesen Sie <a href="/agb">die Regeln</a>.', 'Lesen Sie <a href="/agb">die Regeln</a>.'],
  ['<b>a</b> <i>b</i> <em>c</em> <strong>d</strong><br>e', '<b>a</b> <i>b</i> <em>c</em> <strong>d</strong><br/>e'],
  ['<a href="/agb" onclick="steal()" style="x" class="y">Regeln</a>', '<a href="/agb">Regeln</a>'],
  ['<p>Ein <span>Absatz</span></p><img src=x onerror=steal()>', 'Ein Absatz'],
  ['x<script>steal()</script><style>*{}</style>', 'x'],
  ['3 < 4 &amp; 5', '3 &lt; 4 &amp; 5'],
  ['<a href="&quot; onclick=&quot;steal()">x</a>', '<a href="&quot; onclick=&quot;steal()">x</a>'],
  ['ganz normal', 'ganz normal'],
])('keeps the allowed tags of %s', (html, kept) => expect(richText(html)).toBe(kept))
