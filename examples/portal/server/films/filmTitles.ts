/** Invented films of the region; which one an id stands for follows from the id. */
export const filmTitles: readonly { title: string; about: string }[] = [
  { title: 'Hinter dem Deich', about: 'Vier Nachbarinnen, ein Deich, eine Sturmnacht. Gedreht an der Unterelbe mit Laien aus dem Ort.' },
  { title: 'Das letzte Fährhaus', about: 'Der Fährmann geht in den Ruhestand. Sein Haus am Fluss sucht jemanden, der bleibt.' },
  { title: 'Moorlichter', about: 'Eine Schulklasse geht nachts ins Teufelsmoor und hört zu. Dokumentarfilm mit viel Geduld.' },
  { title: 'Probe um halb acht', about: 'Ein Dorfchor bereitet sein hundertstes Konzert vor und streitet um die Zugabe.' },
  { title: 'Backstein', about: 'Ein Speicher wird zum Theater. Drei Jahre Baustelle, eine Premiere.' },
  { title: 'Apfelwinter', about: 'Obstbauern im Alten Land zwischen Frostnächten und Familienrat.' },
  { title: 'Die Kranichzählung', about: 'Einmal im Jahr zählen dreißig Freiwillige die Kraniche. Und ein wenig sich selbst.' },
  { title: 'Kaltes Wasser', about: 'Frauen zwischen sechzig und achtzig baden das ganze Jahr in der Oste. Ein Porträt.' },
  { title: 'Nordlicht, B-Seite', about: 'Eine Band löst sich auf, ausgerechnet auf der besten Tournee ihres Lebens.' },
  { title: 'Zwei Takte Pause', about: 'Ein Schlagzeuger verliert das Gehör und findet einen anderen Rhythmus.' },
  { title: 'Sandbank', about: 'Kurzfilm ohne Worte: zwei Kinder, ein Boot, auflaufendes Wasser.' },
  { title: 'Plattdeutsch für Anfänger', about: 'Ein Sprachkurs in der alten Schule wird zum Treffpunkt eines ganzen Dorfs.' },
]
