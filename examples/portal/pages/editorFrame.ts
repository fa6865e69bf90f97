import { html } from './html';
import type { Markup } from './Markup';

/** A page of the editor's frame: it stands alone, without the portal's layout and without the library. `command` is what it tells the page around it. */
export function editorFrame(nonce: string, title: string, main: Markup, command?: 'close_editor'): string {
  return html`<!doctype html>
<html lang="de">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="stylesheet" href="/static/portal.css">
  <link rel="stylesheet" href="/static/editorFrame.css">
  <script src="/static/editorFrame.js" nonce="${nonce}" defer></script>
</head>
<body${command && html` data-command="${command}"`}>
${main}
</body>
</html>
`.text;
}
