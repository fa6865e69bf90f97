// Names, places and special persons of the register; see makePersons.mjs. All persons are fictional.

/**
 * Places with their GeoNames ids, real postcodes, and a weight for their population.
 * @type {[name: string, id: number, postcodes: string[], weight: number][]}
 */
export const CITIES = [
  ['Stade', 2829901, ['21680', '21682', '21684'], 14],
  ['Buxtehude', 2940451, ['21614'], 9],
  ['Bremervörde', 2944354, ['27432'], 7],
  ['Cuxhaven', 2939658, ['27472', '27474', '27476', '27478'], 8],
  ['Rotenburg', 2844437, ['27356'], 5],
  ['Zeven', 2804642, ['27404'], 5],
  ['Hamburg', 2911298, ['20095', '20251', '21073', '22085', '22303', '22765'], 16],
  ['Bremen', 2944388, ['28195', '28203', '28213', '28757'], 14],
  ['Bremerhaven', 2944368, ['27568', '27570', '27576', '27580'], 9],
  ['Osterholz-Scharmbeck', 2856500, ['27711'], 5],
  ['Verden', 2817599, ['27283'], 4],
  ['Lüneburg', 2875115, ['21335', '21337', '21339'], 6],
  ['Winsen', 2807845, ['21423'], 3],
  ['Buchholz in der Nordheide', 2942323, ['21244'], 3],
  ['Hemmoor', 2906524, ['21745'], 3],
  ['Otterndorf', 2856024, ['21762'], 4],
  ['Worpswede', 2806108, ['27726'], 6],
  ['Himmelpforten', 2904543, ['21709'], 2],
  ['Harsefeld', 2910280, ['21698'], 3],
  ['Jork', 2894702, ['21635'], 3],
  ['Achim', 2959681, ['28832'], 3],
  ['Tostedt', 2821736, ['21255'], 2],
  ['Scheeßel', 2840070, ['27383'], 3],
  ['Lilienthal', 2877709, ['28865'], 3],
  ['Ritterhude', 2846398, ['27721'], 2],
  ['Drochtersen', 2934915, ['21706'], 2],
  ['Gnarrenburg', 2919692, ['27442'], 2],
  ['Sittensen', 2831802, ['27419'], 2],
  ['Tarmstedt', 2823989, ['27412'], 2],
  ['Ottersberg', 2856014, ['28870'], 2],
]

export const WOMEN =
  'Anke Antje Anna Annika Astrid Birgit Britta Carla Christiane Dörte Elke Emine Frauke Frieda Gesa Gesche Greta Hanna Heike Henrike Ilka Imke Inga Ingrid Irmgard Jana Johanna Jule Karin Katharina Kerstin Käthe Lena Lieselotte Lotta Maike Margarete Marlies Meike Merle Mieke Nele Nuray Petra Renate Rieke Sabine Silke Sonja Stefanie Svenja Swantje Tomma Ulrike Ursula Ute Wiebke Wilma Zofia'.split(
    ' ',
  )
export const MEN =
  'Arne Bernd Björn Carsten Christian Cord Detlef Dierk Eike Enno Fiete Folkert Friedrich Georg Gerd Hanno Hans Harm Heiko Heinrich Hinnerk Holger Ingo Jan Jens Joachim Jochen Johannes Jörg Jürgen Karl Klaus Knut Lars Lutz Malte Matthias Mehmet Michael Nils Olaf Ole Paweł Peter Ralf Reinhard Rolf Rüdiger Sönke Sören Stefan Sven Thies Thomas Timo Torben Ulrich Uwe Volker Werner Wilhelm'.split(
    ' ',
  )
export const SURNAMES =
  'Ahlers Albers Bargmann Bartels Becker Behrens Böhling Böttcher Borchers Brandt Brinkmann Brunkhorst Burfeind Busch Buck Cordes Dammann Diercks Dreyer Eckhoff Ehlers Engelken Fitschen Förster Franke Freese Fröhlich Gerdes Gerken Groß Grün Grote Günther Haase Hagenah Hansen Harms Hartmann Hauschild Heinsohn Heitmann Hencken Höper Holst Jansen Janßen Jürgens Kaiser Klindworth Köhler König Köster Krüger Kruse Kück Lange Lohmann Lüders Lührs Mahler Martens Mehrkens Meinke Meyer Michaelis Möller Müller Neumann Oellerich Oltmanns Osterholz Pape Peters Petersen Poppe Prigge Quast Rademacher Rathjen Reese Richter Ropers Rohde Sander Schäfer Schlichting Schlüter Schmidt Schröder Schulz Schütt Seebeck Steffens Stelling Strauß Stührmann Tiedemann Tietjen Toborg Ulrich Vagts Viebrock Voß Wagner Weber Wehber Weiß Wichern Wiegel Wilkens Witte Wöhlke Wulff Yıldız Zimmermann'.split(
    ' ',
  )
export const STREETS =
  'Am Burggraben|Am Hafen|Am Sande|Altländer Straße|Bahnhofstraße|Bremer Straße|Deichweg|Dorfstraße|Eichenallee|Elbstraße|Feldstraße|Fischerstraße|Gartenweg|Große Straße|Hafenstraße|Hauptstraße|Hinterm Deich|Kirchweg|Lindenstraße|Marktstraße|Mühlenweg|Neue Straße|Ostertorstraße|Poststraße|Ritterstraße|Schulstraße|Teichstraße|Wallstraße|Weserstraße|Wiesenweg'.split(
    '|',
  )
/** Descriptions of persons, in the female and the male form. */
export const CRAFTS = [
  ['Malerin', 'Maler'],
  ['Bildhauerin', 'Bildhauer'],
  ['Fotografin', 'Fotograf'],
  ['Autorin', 'Autor'],
  ['Filmemacherin', 'Filmemacher'],
  ['Cellistin', 'Cellist'],
  ['Kantorin', 'Kantor'],
  ['Chorleiterin', 'Chorleiter'],
  ['Puppenspielerin', 'Puppenspieler'],
  ['Tänzerin', 'Tänzer'],
  ['Schauspielerin', 'Schauspieler'],
  ['Keramikerin', 'Keramiker'],
  ['Organistin', 'Organist'],
  ['Liedermacherin', 'Liedermacher'],
  ['Kuratorin', 'Kurator'],
  ['Jazzpianistin', 'Jazzpianist'],
  ['Erzählt auf Plattdeutsch', 'Erzählt auf Plattdeutsch'],
  ['Leitet eine Musikschule', 'Leitet eine Musikschule'],
  ['Im Kulturverein', 'Im Kulturverein'],
  ['Buchbinderin', 'Buchbinder'],
  ['Zeichnerin', 'Zeichner'],
]
/** Pictures of the library that are used as profile pictures. */
export const PICTURES = [
  'besucherin-fotografiert.jpg',
  'pinsel-in-farbe.jpg',
  'katze-chelsea.jpg',
  'schreibmaschine.jpg',
  'trommel-und-rotwein.jpg',
  'wanderer-auf-der-duene.jpg',
  'vogel-unter-der-lampe.jpg',
]

/** @typedef {[firstname: string, surname: string, gender: string, city: string, birthday: string]} Wish */

/**
 * Persons who are easily confused, or were entered twice: a search for doublets must distinguish or match them.
 * @type {Wish[]}
 */
export const TWINS = [
  ['Jörg', 'Weiß', 'm', 'Stade', '14.03.1968'],
  ['Joerg', 'Weiss', 'm', 'Buxtehude', '02.11.1981'],
  ['Lena', 'Meyer-Landmann', 'f', 'Bremen', '23.05.1991'],
  ['Lena', 'Landmann-Meyer', 'f', 'Worpswede', '07.08.1975'],
  ['Käthe', 'Müller', 'f', 'Cuxhaven', '30.12.1949'],
  ['Kaethe', 'Mueller', 'f', 'Otterndorf', '19.06.1953'],
  ['Peter', 'Müller', 'm', 'Hamburg', '01.02.1940'],
  ['Peter', 'Müller', 'm', 'Hamburg', '17.09.1972'],
  ['Hans-Jürgen', 'Schröder', 'm', 'Zeven', '11.04.1957'],
  ['Hans Jürgen', 'Schroeder', 'm', 'Bremervörde', ''],
  ['Jürgen', 'Strauß', 'm', 'Verden', '08.01.1962'],
  ['Juergen', 'Strauss', 'm', 'Achim', ''],
  ['Stefan', 'Schmidt', 'm', 'Bremerhaven', '25.07.1979'],
  ['Stephan', 'Schmitt', 'm', 'Bremerhaven', '12.10.1984'],
  ['Anna', 'Groß', 'f', 'Lüneburg', '03.03.1995'],
  ['Anna', 'Gross', 'f', 'Winsen', ''],
  ['Ulrike', 'von der Heide', 'f', 'Worpswede', '21.11.1960'],
  ['Ulrike', 'Heide', 'f', 'Lilienthal', ''],
  ['Renate', 'Voß-Petersen', 'f', 'Stade', '09.09.1955'],
  ['Renate', 'Petersen', 'f', 'Stade', ''],
  ['Matthias', 'Köhler', 'm', 'Rotenburg', '16.05.1970'],
  ['Mathias', 'Koehler', 'm', 'Scheeßel', ''],
  ['Christian', 'Maier', 'm', 'Buxtehude', '28.02.1988'],
  ['Christian', 'Meier', 'm', 'Jork', ''],
  ['Elke', 'Janßen', 'f', 'Osterholz-Scharmbeck', '05.06.1966'],
  ['Elke', 'Jansen', 'f', 'Ritterhude', ''],
  ['Sönke', 'Lührs', 'm', 'Himmelpforten', '13.08.1977'],
  ['Soenke', 'Luehrs', 'm', 'Drochtersen', ''],
  ['Wilhelm', 'Brüggemann', 'm', 'Hemmoor', '04.10.1944'],
  ['Willi', 'Brueggemann', 'm', 'Hemmoor', ''],
  ['Martin', 'Krüger', 'm', 'Tostedt', '22.01.1983'],
  ['Martina', 'Krüger', 'f', 'Tostedt', '22.01.1983'],
  ['Günther', 'Böse', 'm', 'Harsefeld', '31.07.1951'],
  ['Günter', 'Boese', 'm', 'Harsefeld', ''],
  ['Dörte', 'Schäfer-Groß', 'f', 'Bremen', '18.04.1969'],
  ['Doerte', 'Gross Schaefer', 'f', 'Bremen', ''],
  ['Zoë', 'Özdemir', 'f', 'Hamburg', '27.03.1999'],
  ['Zoe', 'Oezdemir', 'f', 'Hamburg', ''],
  ['René', 'François', 'm', 'Lüneburg', '06.12.1974'],
  ['Rene', 'Francois', 'm', 'Lüneburg', ''],
]
/** Three members of a family who share a mailbox. @type {Wish[]} */
export const FAMILY = [
  ['Hinrich', 'Tiedemann', 'm', 'Jork', '02.02.1958'],
  ['Gesche', 'Tiedemann', 'f', 'Jork', '19.05.1961'],
  ['Fiete', 'Tiedemann', 'm', 'Jork', '30.08.1990'],
]

/** Persons who own an account of the demo, each with that account. @type {[...Wish, account: string][]} */
export const MEMBERS = [
  ['Henrike', 'Ahlers', 'f', 'Stade', '12.04.1979', 'henrike.ahlers@kulturportal.example'],
  ['Matthis', 'Vossberg', 'm', 'Worpswede', '27.10.1986', 'matthis.vossberg@kulturportal.example'],
]
