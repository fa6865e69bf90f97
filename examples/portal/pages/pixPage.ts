import { html } from './html';
import type { PageParts } from './PageParts';

/** The library's own page, where nothing can be inserted: for visitors only the way to sign in. */
export function pixPage(isSignedIn: boolean): PageParts {
  return {
    title: 'Bildarchiv',
    styles: ['magazine.css'],
    scripts: isSignedIn ? ['pixArea.js'] : [],
    main: html`
    <header class="head">
      <h1>Bildarchiv</h1>
      <p>Alle Bilder Ihres Kontos: hochladen, beschriften, in Serien ordnen.</p>
    </header>
    ${
      !isSignedIn
        ? html`<p>Das Bildarchiv gehört zu einem Konto. <a href="/login?next=/pix">Melden Sie sich an</a>, um Ihre Bilder zu sehen.</p>`
        : html`<div id="pix-area" class="pix-area"><noscript><p>Das Bildarchiv braucht JavaScript.</p></noscript></div>`
    }`,
  };
}
