import { setupWorker } from 'msw/browser'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { foyer } from '../../../src/index'
import { PicturePicker } from '../../../src/react'
import { createFakePortal, fakePicture } from '../../../src/testing'
import type { FakePortal } from '../../../src/testing/createFakePortal'

declare global {
  /** The portal in the page's memory. */
  var portal: FakePortal
}

const narrow = { Width: 800, Height: 600 }

/** A form with a gallery of at most two pictures. */
function Article() {
  const [ids, setIds] = useState<readonly number[]>([12])
  return (
    <main>
      <h1>Am Hafen</h1>
      <form>
        <PicturePicker
          name="gallery"
          aria-label="Galerie"
          value={ids}
          multiple={2}
          series={5}
          filter="Hafen"
          accept={{ minWidth: 1000, ratio: '3:2' }}
          onChange={setIds}
        />
        <output>{ids.join(', ')}</output>
      </form>
    </main>
  )
}

/** Starts the portal in memory as `examples/guides/testing.md` says, and renders the page. */
async function start(): Promise<void> {
  globalThis.portal = createFakePortal({
    pictures: [
      fakePicture({ Id: 16, Title: 'Hafenfest' }),
      fakePicture({ Id: 15, Title: 'Hafenkran' }),
      fakePicture({ Id: 14, Title: 'Hafenrundfahrt', ...narrow }),
      fakePicture({ Id: 13, Title: 'Hafen am Morgen' }),
      fakePicture({ Id: 12, Title: 'Hafen bei Nacht' }),
      fakePicture({ Id: 11, Title: 'Windmühle' }),
    ],
    series: [{ Id: 5, Title: 'Elbe' }],
    seriesPictures: { 5: [15, 14, 13, 12, 11] },
  })
  await setupWorker(...portal.handlers).start({ onUnhandledRequest: 'bypass', quiet: true })
  foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })
  createRoot(document.querySelector('#page')!).render(<Article />)
}

void start()
